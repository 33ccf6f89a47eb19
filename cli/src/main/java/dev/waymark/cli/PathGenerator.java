package dev.waymark.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.explore.ClassTarget;
import dev.waymark.explore.Findings;
import dev.waymark.explore.PathExploration;
import dev.waymark.explore.PathExplorer;
import dev.waymark.explore.PathFindings;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.ProgramException;
import dev.waymark.report.PathText;
import dev.waymark.report.junit.JUnitWriter;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** Explores methods for abstract paths, one after the other, and writes tests for them. */
final class PathGenerator {
  private final Console console;
  private final PathExplorer explorer;
  private final PathCriterion criterion;
  private final TestFiles tests;
  private final List<PathFindings> found = new ArrayList<>();
  private int exitCode = ExitCode.DONE;

  PathGenerator(Console console, PathExplorer explorer, PathCriterion criterion, TestFiles tests) {
    this.console = console;
    this.explorer = explorer;
    this.criterion = criterion;
    this.tests = tests;
  }

  /** Explores {@code targets} until {@code isOver}; gives the exit code. */
  int generate(List<ClassTarget> targets, BooleanSupplier isOver) {
    for (ClassTarget target : targets) {
      List<Findings> methods = new ArrayList<>();
      for (Entry entry : target.entries()) {
        if (!isOver.getAsBoolean()) {
          explore(entry, methods);
        }
      }
      tests.write(target.type().name(), JUnitWriter.classes(target.type().name(), methods));
    }
    tests.confirm();
    return exitCode;
  }

  private void explore(Entry entry, List<Findings> methods) {
    try {
      PathFindings each = explorer.explore(entry, criterion, PathExploration.Scope.NEEDED);
      console.out().println(PathText.of(each));
      methods.add(each.findings());
      found.add(each);
    } catch (ProgramException e) {
      console.complain(e);
      exitCode = ExitCode.USAGE;
    }
  }

  /** What was found, as JSON. */
  String json() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("methods", found.stream().map(PathText::data).toList());
    try {
      return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(data) + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
