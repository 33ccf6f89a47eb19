package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.console.OutputCheck;
import dev.waymark.report.document.Document;
import dev.waymark.report.document.DocumentReader;
import dev.waymark.report.format.SourceFolders;
import dev.waymark.report.formats.ReportFormats;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code waymark report}: findings for people and other tools. */
@Command(
    name = "report",
    description = {
      "Writes reports of what 'generate --json' found. Several files are united.",
      "Example: waymark report findings.json --formats markdown --out target/reports"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:done", "2:wrong arguments or unusable input"})
final class ReportCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "A file that 'generate --json' wrote.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--formats",
      paramLabel = "NAME[,NAME...]",
      split = ",",
      defaultValue = "markdown",
      description = {"The formats: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})."},
      completionCandidates = FormatNames.class)
  private List<String> formats = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "target/waymark-reports",
      description = "The folder for reports (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("");

  @Option(
      names = "--source",
      paramLabel = "FOLDER",
      description =
          "A folder with sources of classes or generated tests, for reports to show; repeatable.")
  private List<Path> sources = new ArrayList<>();

  ReportCommand(Console console) {
    this.console = console;
  }

  /** What users can choose from. */
  static final class FormatNames extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    FormatNames() {
      super(ReportFormats.names());
    }
  }

  @Override
  public Integer call() {
    formats.forEach(ReportFormats::require);
    OutputCheck.folder("--out", out);
    Document document = DocumentReader.read(files);
    ReportOptions.write(document, new SourceFolders(sources), formats, out, console);
    return ExitCode.DONE;
  }
}
