package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.doctor.Checkup;
import dev.waymark.cli.doctor.Checkup.State;
import dev.waymark.cli.doctor.Diagnosis;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import javax.tools.ToolProvider;
import picocli.CommandLine.Command;

/** {@code waymark doctor}: tries what Waymark needs here. */
@Command(
    name = "doctor",
    description = {
      "Says whether Waymark can work here, what is missing, and what to do about it.",
      "'less' means that Waymark works, but does less than elsewhere. Ends with 14 if something is"
          + " missing that it cannot do without."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class DoctorCommand implements Callable<Integer> {
  private final Console console;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path java = Path.of(System.getProperty("java.home"));
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    String platform = System.getProperty("os.name") + " " + System.getProperty("os.arch");
    return tell(
        new Diagnosis(java, ToolProvider.getSystemJavaCompiler(), temporary, platform).run());
  }

  int tell(List<Checkup> checkups) {
    for (Checkup each : checkups) {
      String state = each.state().name().toLowerCase(Locale.ROOT);
      console.out().printf("%-8s %-16s %s%n", state, each.subject(), each.detail());
    }
    if (checkups.stream().anyMatch(each -> each.state() == State.MISSING)) {
      console.complain("something is missing, see above");
      return ExitCode.SOMETHING_MISSING;
    }
    console.out().println("Waymark can work here.");
    return ExitCode.DONE;
  }
}
