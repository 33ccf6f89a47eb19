package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.suite.Score;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Labelling;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** What it costs to learn which labels a suite covers: each test is run once. */
public final class LabelScoreTable implements Table {
  private static final int FEW = 200;
  private static final int MANY = 5_000;
  private static final long SEED = 1;

  /** From no labels to all that there are. */
  private static final List<String> CRITERIA =
      List.of("", "cc", "mcc", "wm", "ic,dc,cc,mcc,wm,uoi,idc");

  @Override
  public String name() {
    return "label-score";
  }

  @Override
  public String summary() {
    return "random inputs as a suite, and how long it takes to run them and learn which labels they"
        + " cover (Theorem 4): executions are the runs of the target JVM, the same however many"
        + " labels there are; nanoseconds_per_label is what one label costs in one run more than no"
        + " labels, while none is deleted. The suite was run once before";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 9),
        Column.text("criteria", 26),
        Column.number("tests"),
        Column.number("labels"),
        Column.number("covered"),
        Column.number("executions"),
        Column.number("seconds"),
        Column.number("nanoseconds_per_label"));
  }

  @Override
  public void run(Options options, Results results) {
    int tests = options.effort() == Effort.QUICK ? FEW : MANY;
    for (ExploreSubject subject :
        List.of(ExploreSubject.tritype(), ExploreSubject.utf8(5), ExploreSubject.tcas())) {
      if (options.selects(subject.name())) {
        double bare = 0;
        for (String criteria : CRITERIA) {
          bare = run(subject, criteria, tests, bare, results);
        }
      }
    }
  }

  /** The time without labels. */
  private static double run(
      ExploreSubject subject, String criteria, int tests, double bare, Results results) {
    Program program = new Program(ClassPath.open(ClassPath.placeOf(subject.type())));
    String own = subject.type().getName().replace('.', '/');
    Entry entry = Entry.of(program.require(own).require(subject.method()));
    List<MethodModel> methods =
        program.require(own).methods().stream()
            .filter(method -> method.hasCode() && !method.name().startsWith("<"))
            .toList();
    Labelling labelling = criteria.isEmpty() ? Labelling.NONE : Labelling.parse(wm(criteria));
    Map<MethodModel, List<Label>> labels = labelling.of(methods);
    LabelTable table = new LabelTable(labels);
    Instrumenter instrumenter = new Instrumenter(program, own::equals, table);
    ClassServer server = new ClassServer(program, instrumenter);
    Terms terms = Simplifier.newTerms();
    List<Input> suite = suite(subject.shape(entry, terms), tests);
    BitSet outcomes = new BitSet();
    int executions = 0;
    try (TargetJvm target =
        new TargetJvm(
            server, TargetOptions.of(Duration.ofSeconds(10), RunLimits.DEFAULT.withoutShadows()))) {
      suite.forEach(input -> target.run(entry, input, terms));
      long start = System.nanoTime();
      for (Input input : suite) {
        Execution run = target.run(entry, input, terms);
        executions++;
        outcomes.or(run.covered());
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      int count = labels.values().stream().mapToInt(List::size).sum();
      Objectives objectives = Objectives.of(methods, LabelChoice.of(labelling), table);
      Score score = Score.of(objectives, outcomes, instrumenter, new Score.Tests(tests, 0));
      double without = criteria.isEmpty() ? seconds : bare;
      results.row(
          subject.name(),
          criteria.isEmpty() ? "-" : criteria,
          tests,
          count,
          score.covered().size(),
          executions,
          seconds,
          count == 0 ? 0.0 : (seconds - without) * 1e9 / executions / count);
      if (executions != tests) {
        results.failure(subject.name() + ": " + executions + " executions of " + tests + " tests");
      }
      return without;
    }
  }

  /** {@code uoi} stands among the mutants. */
  private static String wm(String criteria) {
    return criteria.replace("wm,uoi", "wm,wm:uoi");
  }

  private static List<Input> suite(List<Shape> shape, int tests) {
    List<Symbol> symbols = new ArrayList<>();
    shape.forEach(each -> each.forEachNumber(symbols::add));
    SplittableRandom random = new SplittableRandom(SEED);
    List<Input> suite = new ArrayList<>();
    for (int i = 0; i < tests; i++) {
      Assignment numbers = Assignment.EMPTY;
      for (Symbol symbol : symbols) {
        numbers = numbers.with(symbol, random.nextLong(symbol.min(), symbol.max() + 1));
      }
      suite.add(Input.of(shape, numbers));
    }
    return suite;
  }
}
