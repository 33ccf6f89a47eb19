package dev.waymark.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.explore.Bounds;
import dev.waymark.explore.Budget;
import dev.waymark.explore.Criterion;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.Findings;
import dev.waymark.explore.Settings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.report.FindingsData;
import dev.waymark.report.FindingsText;
import dev.waymark.report.JUnitWriter;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code waymark generate}: tests for static methods of primitives and arrays of them. */
@Command(
    name = "generate",
    description = "Writes tests that cover a method, and says what no test can cover.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class GenerateCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "CLASS[#METHOD[DESCRIPTOR]]",
      description = "All usable static methods of a class, or one.")
  private String target = "";

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      defaultValue = ".",
      description = "Folders and jars with the classes (default: ${DEFAULT-VALUE}).")
  private String classPath = ".";

  @Option(
      names = "--criterion",
      paramLabel = "NAME",
      defaultValue = "branch",
      description = "branch or all-paths (default: ${DEFAULT-VALUE}).")
  private String criterion = "branch";

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "100000",
      description = "Runs per method at most (default: ${DEFAULT-VALUE}).")
  private int runs;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "60",
      description = "Seconds per method at most (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(
      names = "--array-length",
      paramLabel = "N",
      defaultValue = "4",
      description = "How long arrays get (default: ${DEFAULT-VALUE}).")
  private int arrayLength;

  @Option(
      names = "--range",
      paramLabel = "NAME=MIN..MAX",
      description = "Numbers a parameter, or the elements of an array, may take; repeatable.")
  private Map<String, String> ranges = new LinkedHashMap<>();

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the findings as JSON.")
  private @Nullable Path json;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "target/generated-test-sources/waymark",
      description = "Where the tests go (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("");

  GenerateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    ClassPath classes = ClassPath.parse(classPath);
    Program program = new Program(classes);
    List<Entry> entries = entries(program);
    Explorer explorer = new Explorer(classes, program, settings());
    List<Findings> findings = new ArrayList<>();
    for (Entry entry : entries) {
      Progress progress = new Progress(console, entry);
      Findings found = explorer.explore(entry, progress);
      progress.end();
      findings.add(found);
      console.out().println(FindingsText.of(found));
    }
    write(entries.get(0).method().ref().owner(), findings);
    return ExitCode.DONE;
  }

  private Settings settings() {
    Map<String, Bounds.Range> parsed = new LinkedHashMap<>();
    ranges.forEach((name, text) -> parsed.put(name, range(name, text)));
    Criterion wanted =
        switch (criterion) {
          case "branch" -> Criterion.BRANCH;
          case "all-paths" -> Criterion.ALL_PATHS;
          default ->
              throw new ProgramException(
                  "unknown criterion " + criterion + " (there are: branch, all-paths)");
        };
    return new Settings(
        wanted, new Budget(runs, Duration.ofSeconds(seconds)), new Bounds(arrayLength, parsed));
  }

  private static Bounds.Range range(String name, String text) {
    int dots = text.indexOf("..");
    try {
      return new Bounds.Range(
          Long.parseLong(text.substring(0, dots)), Long.parseLong(text.substring(dots + 2)));
    } catch (IndexOutOfBoundsException | NumberFormatException e) {
      throw new ProgramException("not a range: " + name + "=" + text + " (write MIN..MAX)", e);
    }
  }

  /** The method asked for, or all usable ones of the class. */
  private List<Entry> entries(Program program) {
    List<MethodModel> methods = new Target(target).methods(program);
    if (target.indexOf('#') >= 0) {
      return List.of(Entry.of(methods.get(0)));
    }
    List<Entry> entries = new ArrayList<>();
    for (MethodModel method : methods) {
      if (method.isStatic() && !method.isSynthetic() && !method.name().startsWith("<")) {
        addIfUsable(method, entries);
      }
    }
    if (entries.isEmpty()) {
      throw new ProgramException(
          "no static method of " + target + " takes only primitives and arrays of them");
    }
    return entries;
  }

  private void addIfUsable(MethodModel method, List<Entry> entries) {
    try {
      entries.add(Entry.of(method));
    } catch (ProgramException e) {
      console.complain("skipped: " + e.getMessage());
    }
  }

  private void write(String owner, List<Findings> findings) throws IOException {
    Path file = out.resolve(JUnitWriter.className(owner) + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, JUnitWriter.write(owner, findings));
    console.out().println("tests written to " + file);
    if (json != null) {
      List<Map<String, Object>> data = findings.stream().map(FindingsData::of).toList();
      Files.writeString(
          json,
          JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(Map.of("methods", data)) + "\n");
    }
  }
}
