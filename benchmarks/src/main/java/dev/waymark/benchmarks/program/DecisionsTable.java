package dev.waymark.benchmarks.program;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.program.ClassModel;
import dev.waymark.program.JdkClasses;
import dev.waymark.program.Program;
import dev.waymark.program.Sources;
import dev.waymark.program.source.SourceDecision;
import dev.waymark.program.source.SourceDecisions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How many of the decisions in sources are recovered from bytecode. */
public final class DecisionsTable implements Table {
  private static final double NEEDED = 0.99;
  private static final List<String> QUICK = List.of("commons-lang3");
  private static final List<String> FULL = List.of("commons-lang3", "guava");

  @Override
  public String name() {
    return "decisions";
  }

  @Override
  public String summary() {
    return "decisions in sources against those in bytecode, sources hidden from Waymark or used";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("library", 20),
        Column.text("sources", 7),
        Column.number("decisions"),
        Column.number("equal"),
        Column.number("differing"),
        Column.number("bytecode_only"));
  }

  @Override
  public void run(Options options, Results results) {
    for (String artifact : options.effort() == Effort.QUICK ? QUICK : FULL) {
      Subjects subjects = options.subjects();
      Path sources = subjects.sources(artifact);
      measure(
          MeasuredLibrary.of(subjects, artifact),
          SourceDecisions.parse(SourceJar.read(sources)),
          results);
    }
  }

  private static void measure(MeasuredLibrary library, SourceDecisions decisions, Results results) {
    Map<String, List<SourceDecision>> nested = byOwner(decisions.nested());
    Sources sources = owner -> nested.getOrDefault(owner.name(), List.of());
    measure(library, "hidden", Sources.NONE, byOwner(decisions.merged()), results);
    measure(library, "used", sources, nested, results);
  }

  private static Map<String, List<SourceDecision>> byOwner(List<SourceDecision> decisions) {
    return decisions.stream().collect(Collectors.groupingBy(SourceDecision::owner));
  }

  private static void measure(
      MeasuredLibrary library,
      String what,
      Sources sources,
      Map<String, List<SourceDecision>> truth,
      Results results) {
    Program program = new Program(library.source(), new JdkClasses(), sources);
    DecisionComparison comparison = new DecisionComparison();
    for (String name : library.classes()) {
      ClassModel model = program.require(name);
      comparison.compare(model, truth.getOrDefault(name, List.of()));
    }
    results.row(
        library.name(),
        what,
        comparison.expected(),
        comparison.equal(),
        comparison.differing(),
        comparison.surplus());
    comparison.differences().forEach(line -> results.note(what + ": " + line));
    int worse = Math.max(comparison.differing(), comparison.surplus());
    if (worse > (1 - NEEDED) * comparison.expected()) {
      results.failure("less than 99 % of the decisions are equal with sources " + what);
    }
  }
}
