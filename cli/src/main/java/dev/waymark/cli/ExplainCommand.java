package dev.waymark.cli;

import dev.waymark.cli.MethodOptions.Format;
import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.JsonText;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.ending.Interruption;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.reason.ReasonSearch;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.generalize.reason.FamilyGraph;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.report.ExplainedData;
import dev.waymark.report.ExplainedText;
import dev.waymark.report.graph.FamilyDrawing;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code waymark explain}: why no input takes a branch. */
@Command(
    name = "explain",
    description = {
      "Says why no input takes a branch: the few statements that exclude it, in the order of the"
          + " path. Explains all infeasible branches of a method, or one branch. The formats dot and"
          + " svg draw the paths that each reason excludes as an automaton.",
      "Example: waymark explain com.acme.Invoice#total --branch 42:true -cp target/classes"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "2:wrong arguments or unusable input",
      "11:nothing could be explored: the code is there, but no test can call it",
    })
final class ExplainCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private MethodOptions options = new MethodOptions();

  @Option(
      names = "--branch",
      paramLabel = "LINE[:OUTCOME]",
      description = {
        "Explain the branches of this line only, whatever their verdict; OUTCOME is what stands in"
            + " brackets behind a branch: true, false, a case, or an exception."
      })
  private @Nullable String branch;

  @Mixin private ExplorationOptions exploration = new ExplorationOptions();

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (exploration.pathCriterion().isPresent()) {
      throw new ProgramException("only branches can be explained (leave out --criterion)");
    }
    Settings asked = exploration.settings();
    Settings settings = asked.proving() == Proving.FOLDED ? asked.with(Proving.LATE) : asked;
    Selection selection = options.select(console);
    Entry entry = selection.targets().get(0).entries().get(0);
    List<Branch> chosen = branch == null ? List.of() : chosen(entry.method(), branch);
    Explorer explorer = new Explorer(selection.program(), settings);
    ReasonSearch search =
        new ReasonSearch(explorer.calls(), settings.assertions(), ReasonSearch.MANY);
    if (options.format() == Format.DOT || options.format() == Format.SVG) {
      search.drawing();
    }
    long end = System.nanoTime() + exploration.time().toNanos();
    try (Interruption interruption = new Interruption(explorer::interrupt)) {
      Findings found = explorer.explore(entry, Extensions.of(search.of(entry)));
      Map<Branch, BranchReasons> reasons =
          search.find(
              ReasonSearch.infeasible(found.verdicts()),
              List.of(found),
              List.of(entry.method()),
              () -> System.nanoTime() > end || interruption.isPending());
      console.out().print(shown(found, reasons, chosen));
      console.out().flush();
      return MethodOptions.ending(found, console);
    }
  }

  private String shown(Findings found, Map<Branch, BranchReasons> reasons, List<Branch> chosen) {
    Map<Branch, Verdict> verdicts = new LinkedHashMap<>(found.branches());
    verdicts
        .keySet()
        .removeIf(each -> chosen.isEmpty() ? !reasons.containsKey(each) : !chosen.contains(each));
    return switch (options.format()) {
      case TEXT -> new ExplainedText(found, reasons).of(verdicts);
      case JSON -> JsonText.of(ExplainedData.of(found, verdicts, reasons));
      case DOT -> FamilyDrawing.dot(families(verdicts, reasons));
      case SVG -> FamilyDrawing.svg(families(verdicts, reasons));
    };
  }

  private static Map<String, List<FamilyGraph>> families(
      Map<Branch, Verdict> verdicts, Map<Branch, BranchReasons> reasons) {
    Map<String, List<FamilyGraph>> families = new LinkedHashMap<>();
    for (Branch each : verdicts.keySet()) {
      BranchReasons known = reasons.get(each);
      if (known != null && !known.families().isEmpty()) {
        families.put(each.label(), known.families());
      }
    }
    return families;
  }

  /** The branches that {@code text} means. */
  private static List<Branch> chosen(MethodModel method, String text) {
    String[] parts = text.split(":", 2);
    List<Branch> all = new ArrayList<>();
    List<Branch> found = new ArrayList<>();
    for (BranchPoint point : method.branchPoints()) {
      for (Branch each : point.branches()) {
        all.add(each);
        boolean isMeant =
            parts[0].equals(String.valueOf(point.line()))
                && (parts.length == 1 || each.label().endsWith(" [" + parts[1] + "]"));
        if (isMeant) {
          found.add(each);
        }
      }
    }
    if (found.isEmpty()) {
      throw new ProgramException(
          "no branch "
              + text
              + " in "
              + method
              + (all.isEmpty()
                  ? " (it has no branches)"
                  : " (there are: "
                      + all.stream().map(Branch::label).collect(Collectors.joining("; "))
                      + ")"));
    }
    return found;
  }
}
