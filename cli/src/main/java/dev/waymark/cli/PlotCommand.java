package dev.waymark.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.console.OutputCheck;
import dev.waymark.cli.console.OutputFile;
import dev.waymark.program.ProgramException;
import dev.waymark.report.plot.CoverageLine;
import dev.waymark.report.plot.CoveragePlot;
import dev.waymark.report.plot.ProgressData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code waymark plot}: coverage over runs and time, as a picture. */
@Command(
    name = "plot",
    description = "Draws how coverage grew, over runs and over time.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class PlotCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "A file that 'generate --json' wrote; each class in it gets a line.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "SVG",
      defaultValue = "coverage.svg",
      description = "The file for the picture (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("");

  PlotCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    OutputCheck.file("--out", out);
    List<CoverageLine> lines = new ArrayList<>();
    files.forEach(file -> lines.addAll(read(file)));
    OutputFile.write(out, CoveragePlot.draw(lines));
    console.out().println(out + ": " + (lines.size() == 1 ? "1 line" : lines.size() + " lines"));
    return ExitCode.DONE;
  }

  private static List<CoverageLine> read(Path file) {
    try {
      Object progress = JSON.std.mapFrom(Files.readString(file)).get("progress");
      if (progress instanceof List<?> list) {
        return ProgressData.lines(name(file), list);
      }
    } catch (IOException | ClassCastException e) {
      throw new ProgramException("cannot read " + file + ": " + reason(e), e);
    }
    throw new ProgramException(
        file + " has no progress (give a file that 'waymark generate --json' wrote)");
  }

  private static String reason(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private static String name(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(".json") ? name.substring(0, name.length() - 5) : name;
  }
}
