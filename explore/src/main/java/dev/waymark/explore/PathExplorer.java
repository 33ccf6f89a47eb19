package dev.waymark.explore;

import dev.waymark.explore.PathExploration.Scope;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.TargetJvm;
import dev.waymark.term.Terms;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Explores methods of a program for abstract paths, each with a target JVM of its own. */
public final class PathExplorer {
  private final Program program;
  private final Settings settings;
  private final Set<String> own;
  private final CallGraph calls;
  private volatile @Nullable PathExploration current;
  private volatile boolean isInterrupted;

  public PathExplorer(Program program, Settings settings) {
    this.program = program;
    this.settings = settings;
    this.own = Set.copyOf(program.classes().names());
    this.calls = CallGraph.of(ClassHierarchy.of(program));
  }

  /** Lets what is explored, and all that comes after it, end soon; for other threads. */
  public void interrupt() {
    isInterrupted = true;
    PathExploration running = current;
    if (running != null) {
      running.interrupt();
    }
  }

  /** Explores all inputs of {@code entry} within the bounds. */
  public PathFindings explore(Entry entry, PathCriterion criterion, Scope scope) {
    return within(entry, criterion, scope, PathExploration::explore);
  }

  /** Explores inputs of the shapes that the given first inputs have. */
  public PathFindings explore(
      Entry entry, PathCriterion criterion, Scope scope, Function<Terms, List<Input>> first) {
    return within(entry, criterion, scope, each -> each.explore(first));
  }

  /** How to explore. */
  private interface Way {
    PathFindings explore(PathExploration exploration);
  }

  private PathFindings within(Entry entry, PathCriterion criterion, Scope scope, Way way) {
    ClassServer server = new ClassServer(program, new Instrumenter(program, own::contains));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    TargetJvm.Options options =
        new TargetJvm.Options(java, settings.runTime(), RunLimits.DEFAULT, settings.allowed());
    try (SolverStack solver = SolverStack.builder().build();
        TargetJvm jvm = new TargetJvm(server, options)) {
      Workbench bench = new Workbench(jvm, solver, server.sites(), System::nanoTime);
      Job job = Job.of(entry, settings, calls);
      PathExploration exploration =
          new PathExploration(job, bench, calls, criterion, scope, List.of());
      current = exploration;
      if (isInterrupted) {
        exploration.interrupt();
      }
      return way.explore(exploration);
    } finally {
      current = null;
    }
  }
}
