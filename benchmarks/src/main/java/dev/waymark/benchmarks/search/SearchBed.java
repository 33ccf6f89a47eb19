package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.synthetic.Census;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.job.Trying;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.jdk.Models;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Layer;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import dev.waymark.term.Terms;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A subject, ready to be searched. Explorations share a target JVM; each has a solver of its own.
 * Only the strategy decides: nothing is tried, nothing guessed.
 */
final class SearchBed implements AutoCloseable {
  private static final Duration RUN_TIME = Duration.ofSeconds(10);

  /**
   * Hard queries are left: it is the search that is measured. Steps run out first, so that a busy
   * machine makes no difference; those of the second solver may take long, so it is not asked.
   */
  private static final SolverStack.Builder SOLVER =
      SolverStack.builder()
          .limits(new dev.waymark.solver.api.Limits(Duration.ofSeconds(30), 20_000))
          .layers(EnumSet.complementOf(EnumSet.of(Layer.SECOND)));

  private final SearchSubject subject;
  private final TemporaryFolder scratch = TemporaryFolder.create();
  private final Program program;
  private final List<MethodModel> methods;
  private final CallGraph calls;
  private final Entry entry;
  private final ClassServer server;
  private final TargetJvm target;

  SearchBed(SearchSubject subject) {
    this.subject = subject;
    this.program = new Program(Explorer.withApi(ClassPath.open(subject.classes(scratch.path()))));
    List<String> names = program.classes().names();
    List<String> own = names.stream().filter(this::isInstrumented).toList();
    this.methods =
        names.stream()
            .filter(subject::includes)
            .flatMap(name -> program.require(name).methods().stream())
            .filter(MethodModel::hasCode)
            .toList();
    this.calls = CallGraph.of(ClassHierarchy.of(program, own));
    this.entry =
        Entry.of(program.require(subject.type()).require(subject.method() + subject.descriptor()));
    this.server = new ClassServer(program, new Instrumenter(program, this::isInstrumented));
    this.target = new TargetJvm(server, TargetOptions.of(RUN_TIME, RunLimits.DEFAULT));
  }

  private boolean isInstrumented(String name) {
    return subject.includes(name) || Models.includes(name);
  }

  /** How many branches there are to cover, some of which nothing can. */
  int branches() {
    return Census.of(program, subject::includes).branches();
  }

  /** Explores from the first input that {@code seed} gives. */
  Findings explore(SearchChoice strategy, long seed, Budget budget, Observer observer) {
    Settings settings =
        new Settings(Criterion.BRANCH, budget, new Bounds(0, Map.of()), seed)
            .with(strategy, Trying.OFF);
    try (SolverStack solver = SOLVER.build()) {
      return new Exploration(
              Job.of(entry, settings, calls),
              new Workbench(target, solver, server.sites(), System::nanoTime),
              Objectives.explicit(methods),
              Extensions.of(observer),
              Journal.NONE)
          .explore(terms -> List.of(shapes(terms)));
    }
  }

  private List<Shape> shapes(Terms terms) {
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < entry.parameterNames().size(); i++) {
      shapes.add(shape(entry.parameterNames().get(i), entry.parameterTypes().get(i), terms));
    }
    return shapes;
  }

  private Shape shape(String name, String type, Terms terms) {
    if (!type.startsWith("[") && !type.startsWith("L")) {
      return Shape.Scalar.of(terms, name, type);
    }
    int length = subject.lengths().getOrDefault(name, 0);
    String element = type.startsWith("[") ? type.substring(1) : "C";
    List<Shape.Scalar> elements =
        IntStream.range(0, length)
            .mapToObj(i -> Shape.Scalar.of(terms, name + "[" + i + "]", element))
            .toList();
    return type.startsWith("[")
        ? new Shape.Array(type, List.copyOf(elements))
        : new Shape.Text(Shape.Scalar.of(terms, name + ".length()", "I", 0, length), elements);
  }

  @Override
  public void close() {
    target.close();
    scratch.close();
  }
}
