package dev.waymark.maven;

import dev.waymark.maven.findings.Coverage;
import dev.waymark.maven.findings.FindingsException;
import dev.waymark.maven.findings.Threshold;
import dev.waymark.report.document.DocumentException;
import dev.waymark.report.document.DocumentReader;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Breaks the build if the generated tests cover less of a module than it demands. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends ModuleMojo {
  /** The least share of all branches that generated tests cover, in percent. */
  @Parameter(property = "waymark.branchThreshold", defaultValue = "0")
  private double branchThreshold;

  /** The least share, in percent, of the branches that are not proved infeasible. */
  @Parameter(property = "waymark.feasibleBranchThreshold", defaultValue = "0")
  private double feasibleBranchThreshold;

  /**
   * The least share, in percent, of the conditions that generated tests show to decide. It needs
   * mcdc among the criteria of generate.
   */
  @Parameter(property = "waymark.mcdcThreshold", defaultValue = "0")
  private double mcdcThreshold;

  /** Whether a threshold that is missed breaks the build; else it is a warning. */
  @Parameter(property = "waymark.haltOnFailure", defaultValue = "true")
  private boolean haltOnFailure;

  @Override
  Optional<String> reasonToSkip() throws MojoExecutionException {
    return reasonToSkipWithTests();
  }

  @Override
  void run() throws MojoExecutionException, MojoFailureException {
    checkPercent("branchThreshold", branchThreshold);
    checkPercent("feasibleBranchThreshold", feasibleBranchThreshold);
    checkPercent("mcdcThreshold", mcdcThreshold);
    if (!findings().exists()) {
      throw new MojoExecutionException(
          "nothing to check in " + project().getArtifactId() + ": run the goal generate before");
    }
    judge(coverage());
  }

  private static void checkPercent(String parameter, double value) throws MojoExecutionException {
    if (!(value >= 0 && value <= 100)) {
      throw new MojoExecutionException(parameter + " is not from 0 to 100: " + value);
    }
  }

  private Coverage coverage() throws MojoExecutionException {
    try {
      return Coverage.of(DocumentReader.read(findings().files()));
    } catch (FindingsException | DocumentException e) {
      throw new MojoExecutionException(e.getMessage(), e);
    }
  }

  private void judge(Coverage found) throws MojoExecutionException, MojoFailureException {
    if (mcdcThreshold > 0 && found.branches() > 0 && found.conditions() == 0) {
      throw new MojoExecutionException(
          "mcdcThreshold is set, but nothing was measured: generate with the criterion mcdc");
    }
    List<Threshold> all =
        List.of(
            new Threshold(
                "branchThreshold",
                "branch coverage",
                branchThreshold,
                found.covered(),
                found.branches()),
            new Threshold(
                "feasibleBranchThreshold",
                "coverage of feasible branches",
                feasibleBranchThreshold,
                found.covered(),
                found.feasible()),
            new Threshold(
                "mcdcThreshold",
                "MC/DC coverage",
                mcdcThreshold,
                found.shown(),
                found.conditions()));
    all.stream().filter(each -> each.whole() > 0).forEach(each -> getLog().info(each.measured()));
    report(Threshold.missed(all));
  }

  private void report(List<String> missed) throws MojoFailureException {
    if (missed.isEmpty()) {
      return;
    }
    String message = project().getArtifactId() + ": " + String.join("; ", missed);
    if (haltOnFailure) {
      throw new MojoFailureException(message);
    }
    getLog().warn(message);
  }
}
