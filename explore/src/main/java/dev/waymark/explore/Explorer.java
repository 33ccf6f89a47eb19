package dev.waymark.explore;

import dev.waymark.api.Waymark;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.library.text.Text;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.TargetJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Explores methods and classes of a program, each with a solver and a target JVM of its own. */
public final class Explorer {
  private static final long QUERIES = 60;
  private static final long QUICK_MILLIS = 25;
  private static final long LEAST_MILLIS = 250;
  private static final long MOST_MILLIS = 10_000;
  private static final long STEPS_PER_MILLI = 2_000;

  private final Program program;
  private final Settings settings;
  private final Set<String> own;
  private final CallGraph calls;
  private final List<Path> finished = new ArrayList<>();
  private volatile @Nullable ClassExploration current;
  private volatile boolean isInterrupted;
  private @Nullable JobKey keys;

  public Explorer(Program program, Settings settings) {
    this.program = program;
    this.settings = settings;
    this.own = Set.copyOf(program.classes().names());
    this.calls = CallGraph.of(ClassHierarchy.of(program));
  }

  /** The classes of {@code target}, the API that they may use, and models of the JDK. */
  public static ClassPath withApi(ClassSource target) {
    return new ClassPath(
        List.of(
            target,
            ClassPath.open(ClassPath.placeOf(Waymark.class)),
            ClassPath.open(ClassPath.placeOf(Text.class))));
  }

  /** Lets what is explored, and all that comes after it, end soon; for other threads. */
  public void interrupt() {
    isInterrupted = true;
    ClassExploration running = current;
    if (running != null) {
      running.interrupt();
    }
  }

  /** Explores {@code entry} for its own branches, telling {@code observer} of each run. */
  public Findings explore(Entry entry, Observer observer) {
    return explore(ClassTarget.of(entry), each -> observer).methods().get(0);
  }

  /** Explores {@code entry} with a journal in {@code folder}, as below. */
  public Findings explore(Entry entry, Observer observer, Path folder, Consumer<String> remarks) {
    return explore(ClassTarget.of(entry), each -> observer, folder, remarks).methods().get(0);
  }

  /**
   * Explores the entries of {@code target}, within the time that the settings have for all of them.
   *
   * @param observers who is told of the runs of an entry
   */
  public ClassFindings explore(ClassTarget target, Function<Entry, Observer> observers) {
    return explore(target, observers, entry -> Journal.NONE);
  }

  /**
   * Explores with journals in {@code folder}: goes on where an exploration of the same code was
   * interrupted. When the results are safe, call {@link #discardJournals}.
   *
   * @param remarks is told what is wrong with a journal
   * @throws ProgramException if a journal cannot be used
   */
  public ClassFindings explore(
      ClassTarget target,
      Function<Entry, Observer> observers,
      Path folder,
      Consumer<String> remarks) {
    try (Journals journals = new Journals(folder, remarks)) {
      for (Entry entry : target.entries()) {
        journals.open(entry, keys().of(entry, target, settings));
      }
      journals.tellOfTests();
      ClassFindings findings = explore(target, observers, journals::of);
      if (!findings.isResumable()) {
        finished.addAll(journals.files());
      }
      return findings;
    }
  }

  /** Reads all classes, and so only once. */
  private JobKey keys() {
    JobKey known = keys;
    if (known == null) {
      known = new JobKey(program.classes());
      keys = known;
    }
    return known;
  }

  /** Removes the journals of explorations that are over. */
  public void discardJournals() {
    for (Path file : finished) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        throw new ProgramException("cannot remove the journal " + file + ": " + e.getMessage(), e);
      }
    }
    finished.clear();
  }

  private ClassFindings explore(
      ClassTarget target, Function<Entry, Observer> observers, Function<Entry, Journal> journals) {
    LabelTable labels = new LabelTable(settings.labels().labelling().of(target.methods()));
    Instrumenter instrumenter = new Instrumenter(program, own::contains, labels);
    ClassServer server = new ClassServer(program, instrumenter);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    TargetJvm.Options options =
        new TargetJvm.Options(java, settings.runTime(), RunLimits.DEFAULT, settings.allowed());
    try (SolverStack solver = solver();
        TargetJvm jvm = new TargetJvm(server, options)) {
      Workbench bench = new Workbench(jvm, solver, server.sites(), System::nanoTime);
      ClassExploration exploration = new ClassExploration(target, settings, calls, bench);
      current = exploration;
      if (isInterrupted) {
        exploration.interrupt();
      }
      return exploration.explore(journals, observers);
    } finally {
      current = null;
    }
  }

  /** Where branches are wanted, there are others to try than one that is hard to solve for. */
  private SolverStack solver() {
    if (settings.criterion() == Criterion.ALL_PATHS) {
      Duration most = Duration.ofMillis(MOST_MILLIS);
      return SolverStack.builder().limits(dev.waymark.solver.api.Limits.ofTime(most)).build();
    }
    long share = settings.budget().time().toMillis() / QUERIES;
    return SolverStack.builder()
        .limits(limits(Math.max(LEAST_MILLIS, Math.min(share, MOST_MILLIS))))
        .quick(limits(QUICK_MILLIS))
        .build();
  }

  /** Steps mostly run out before time does, so that an exploration can be repeated. */
  private static dev.waymark.solver.api.Limits limits(long millis) {
    return new dev.waymark.solver.api.Limits(
        Duration.ofMillis(2 * millis), millis * STEPS_PER_MILLI);
  }
}
