package dev.waymark.explore;

import dev.waymark.api.Waymark;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.journal.Journals;
import dev.waymark.explore.loop.ClassExploration;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.JobKey;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
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
import dev.waymark.solver.api.NativeMemory;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import dev.waymark.term.Terms;
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

/**
 * Explores methods and classes of a program, one after the other, each with a solver and a target
 * JVM of its own. Several explorers of a program may work side by side, each in its thread.
 */
public final class Explorer {
  private static final long QUERIES = 60;
  private static final long QUICK_MILLIS = 25;
  private static final long LEAST_MILLIS = 250;
  private static final long MOST_MILLIS = 10_000;
  private static final long STEPS_PER_MILLI = 2_000;
  private static final long SLACK = 4;

  private final Program program;
  private final Settings settings;
  private final Set<String> own;
  private final CallGraph calls;
  private final JobKey keys;
  private final List<Path> finished = new ArrayList<>();
  private volatile @Nullable ClassExploration current;
  private volatile boolean isInterrupted;

  /** When the time of the next class began, by the clock; null if it is yet to begin. */
  private @Nullable Long begun;

  public Explorer(Program program, Settings settings) {
    this(program, settings, Set.copyOf(program.classes().names()), new JobKey(program.classes()));
  }

  private Explorer(Program program, Settings settings, Set<String> own, JobKey keys) {
    this.program = program;
    this.settings = settings;
    this.own = own;
    this.keys = keys;
    this.calls = CallGraph.of(ClassHierarchy.of(program, own));
  }

  /** One that explores the same program with the same settings, in another thread. */
  public Explorer another() {
    return new Explorer(program, settings, own, keys);
  }

  /** The classes of {@code target}, the API that they may use, and models of the JDK. */
  public static ClassPath withApi(ClassSource target) {
    return new ClassPath(
        List.of(
            target,
            ClassPath.open(ClassPath.placeOf(Waymark.class)),
            ClassPath.open(ClassPath.placeOf(Text.class))));
  }

  /**
   * Counts the time of the next class from when {@link System#nanoTime} was {@code nanoseconds}.
   */
  public void countFrom(long nanoseconds) {
    begun = nanoseconds;
  }

  /** The calls in the classes that it explores. */
  public CallGraph calls() {
    return calls;
  }

  /** Lets what is explored, and all that comes after it, end soon; for other threads. */
  public void interrupt() {
    isInterrupted = true;
    ClassExploration running = current;
    if (running != null) {
      running.interrupt();
    }
  }

  /** Explores {@code entry} for its own objectives, telling {@code observer} of each run. */
  public Findings explore(Entry entry, Observer observer) {
    return explore(entry, Extensions.of(observer));
  }

  /** Explores {@code entry} for its own objectives, with {@code extensions}. */
  public Findings explore(Entry entry, Extensions extensions) {
    return explore(ClassTarget.of(entry), each -> extensions).methods().get(0);
  }

  /** Explores {@code entry} from the given first inputs, and others of their shapes. */
  public Findings exploreFrom(Entry entry, Function<Terms, List<Input>> firstInputs) {
    return within(
        ClassTarget.of(entry),
        bench ->
            new Exploration(Job.of(entry, settings, calls), bench, Extensions.NONE, Journal.NONE)
                .exploreFrom(firstInputs));
  }

  /** Explores {@code entry} with a journal in {@code folder}, as below. */
  public Findings explore(Entry entry, Observer observer, Path folder, Consumer<String> remarks) {
    Extensions extensions = Extensions.of(observer);
    return explore(ClassTarget.of(entry), each -> extensions, folder, remarks).methods().get(0);
  }

  /**
   * Explores the entries of {@code target}, within the time that the settings have for all of them.
   *
   * @param extensions what is added to the exploration of an entry
   */
  public ClassFindings explore(ClassTarget target, Function<Entry, Extensions> extensions) {
    return explore(target, extensions, entry -> Journal.NONE);
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
      Function<Entry, Extensions> extensions,
      Path folder,
      Consumer<String> remarks) {
    countFrom(begun == null ? System.nanoTime() : begun);
    try (Journals journals = new Journals(folder, remarks)) {
      for (Entry entry : target.entries()) {
        journals.open(entry, keys.of(entry, target, settings));
      }
      journals.tellOfTests();
      ClassFindings findings = explore(target, extensions, journals::of);
      if (!findings.isResumable()) {
        finished.addAll(journals.files());
      }
      return findings;
    }
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
      ClassTarget target,
      Function<Entry, Extensions> extensions,
      Function<Entry, Journal> journals) {
    long start = begun == null ? System.nanoTime() : begun;
    begun = null;
    return within(
        target,
        bench -> {
          ClassExploration exploration = new ClassExploration(target, settings, calls, bench);
          current = exploration;
          if (isInterrupted) {
            exploration.interrupt();
          }
          try {
            return exploration.explore(start, journals, extensions);
          } finally {
            current = null;
          }
        });
  }

  /** Does {@code work} with a target JVM and a solver of its own. */
  private <T> T within(ClassTarget target, Function<Workbench, T> work) {
    LabelTable labels = new LabelTable(settings.labels().labelling().of(target.methods()));
    Instrumenter instrumenter = new Instrumenter(program, own::contains, labels);
    ClassServer server = new ClassServer(program, instrumenter);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    TargetOptions options =
        new TargetOptions(java, settings.runTime(), RunLimits.DEFAULT, settings.allowed())
            .withHeap(settings.budget().memory().targetHeap())
            .with(settings.assertions());
    try (TargetJvm jvm = new TargetJvm(server, options)) {
      jvm.warmUp();
      return withSolver(jvm, server, work);
    }
  }

  private <T> T withSolver(TargetJvm jvm, ClassServer server, Function<Workbench, T> work) {
    try (SolverStack solver = solver()) {
      return work.apply(new Workbench(jvm, solver, server.sites(), System::nanoTime));
    }
  }

  /** Where branches are wanted, there are others to try than one that is hard to solve for. */
  private SolverStack solver() {
    NativeMemory.limit(settings.budget().memory().solverBytes());
    if (!settings.isOfBranches()) {
      return SolverStack.builder().limits(limits(MOST_MILLIS)).build();
    }
    long share = settings.budget().pace().toMillis() / QUERIES;
    return SolverStack.builder()
        .limits(limits(Math.max(LEAST_MILLIS, Math.min(share, MOST_MILLIS))))
        .quick(limits(QUICK_MILLIS))
        .build();
  }

  /** Steps run out before time does, so that an exploration can be repeated. */
  private static dev.waymark.solver.api.Limits limits(long millis) {
    return new dev.waymark.solver.api.Limits(
        Duration.ofMillis(SLACK * millis), millis * STEPS_PER_MILLI);
  }
}
