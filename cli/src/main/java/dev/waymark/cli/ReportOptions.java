package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.OutputCheck;
import dev.waymark.report.document.Document;
import dev.waymark.report.format.ReportFolder;
import dev.waymark.report.format.SourceFolders;
import dev.waymark.report.formats.ReportFormats;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which reports {@code generate} writes at its end, and where. */
final class ReportOptions {
  private static final String USUAL_FOLDER = "target/waymark-reports";
  private static final List<String> USUAL_FORMATS = List.of("html");

  @Option(
      names = "--formats",
      paramLabel = "NAME[,NAME...]",
      split = ",",
      description = {
        "Also write reports in these formats; 'waymark report --help' lists them (default: html if"
            + " --reports is given, else none)."
      })
  private List<String> formats = new ArrayList<>();

  @Option(
      names = "--reports",
      paramLabel = "FOLDER",
      description = "The folder for reports (default: " + USUAL_FOLDER + ").")
  private @Nullable Path folder;

  @Option(
      names = "--source",
      paramLabel = "FOLDER",
      description = "A folder with sources of the classes, for reports to show; repeatable.")
  private List<Path> sources = new ArrayList<>();

  boolean isWanted() {
    return !formats().isEmpty();
  }

  /** Who names a folder wants something in it. */
  private List<String> formats() {
    return folder != null && formats.isEmpty() ? USUAL_FORMATS : formats;
  }

  private Path folder() {
    return folder == null ? Path.of(USUAL_FOLDER) : folder;
  }

  /** Refuses formats that do not exist and folders that cannot be written. */
  void check() {
    formats.forEach(ReportFormats::require);
    if (isWanted()) {
      OutputCheck.folder("--reports", folder());
    }
  }

  /** Writes the reports; tests are in the folders {@code tests}. */
  void write(Document document, List<Path> tests, Console console) {
    List<Path> folders = new ArrayList<>(sources);
    folders.addAll(tests);
    write(document, new SourceFolders(folders), formats(), folder(), console);
  }

  static void write(
      Document document, SourceFolders sources, List<String> formats, Path out, Console console) {
    for (String name : formats.stream().distinct().toList()) {
      ReportFolder folder = new ReportFolder(out);
      ReportFormats.require(name).write(document, sources, folder);
      console.out().println(name + " report written to " + folder.written().get(0));
    }
  }
}
