package dev.waymark.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.explore.Bounds;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.Findings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.report.FindingsData;
import dev.waymark.report.FindingsText;
import dev.waymark.report.JUnitWriter;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private ExplorationOptions exploration = new ExplorationOptions();

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the findings as JSON.")
  private @Nullable Path json;

  @Option(
      names = "--results",
      paramLabel = "FOLDER",
      defaultValue = "target/waymark",
      description =
          "Where journals are kept while methods are explored; a run that was interrupted goes on"
              + " from there (default: ${DEFAULT-VALUE}).")
  private Path results = Path.of("");

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
  public Integer call() {
    Program program = new Program(Explorer.withApi(ClassPath.parse(classPath)));
    List<Entry> entries = entries(program);
    Explorer explorer = new Explorer(program, exploration.settings());
    checkRanges(entries, exploration.settings().bounds());
    List<Findings> findings = new ArrayList<>();
    try (Interruption interruption = new Interruption(explorer::interrupt)) {
      for (Entry entry : entries) {
        if (!interruption.isPending()) {
          findings.add(explore(explorer, entry));
        }
      }
      write(entries.get(0).method().ref().owner(), findings);
      explorer.discardJournals();
      console.out().flush();
    }
    return ExitCode.DONE;
  }

  private static void checkRanges(List<Entry> entries, Bounds bounds) {
    Set<String> names = new TreeSet<>();
    entries.forEach(entry -> names.addAll(entry.parameterNames()));
    for (String name : new TreeSet<>(bounds.ranges().keySet())) {
      if (!names.contains(name)) {
        throw new ProgramException(
            "no parameter is called " + name + " (there are: " + String.join(", ", names) + ")");
      }
    }
  }

  private Findings explore(Explorer explorer, Entry entry) {
    Progress progress = new Progress(console, entry);
    Findings found = explorer.explore(entry, progress, results, console::complain);
    progress.end();
    console.out().println(FindingsText.of(found));
    return found;
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

  private void write(String owner, List<Findings> findings) {
    JUnitWriter.write(owner, findings)
        .forEach(
            (name, source) -> {
              Path file = out.resolve(name + ".java");
              OutputFile.write(file, source);
              console.out().println("tests written to " + file);
            });
    if (json != null) {
      OutputFile.write(json, json(findings));
    }
  }

  private static String json(List<Findings> findings) {
    List<Map<String, Object>> data = findings.stream().map(FindingsData::of).toList();
    try {
      return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(Map.of("methods", data))
          + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
