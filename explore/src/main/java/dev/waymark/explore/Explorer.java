package dev.waymark.explore;

import dev.waymark.api.Waymark;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.library.Text;
import dev.waymark.probe.Limits;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Explores methods of a program, each with a solver and a target JVM of its own. */
public final class Explorer {
  private final Program program;
  private final Settings settings;
  private final Set<String> own;
  private final CallGraph calls;
  private final List<Path> finished = new ArrayList<>();
  private volatile @Nullable Exploration current;
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
    Exploration running = current;
    if (running != null) {
      running.interrupt();
    }
  }

  /** Explores {@code entry}, telling {@code observer} of each run. */
  public Findings explore(Entry entry, Observer observer) {
    return explore(entry, observer, Journal.NONE);
  }

  /**
   * Explores {@code entry} with a journal in {@code folder}: goes on where an exploration of the
   * same code was interrupted. When the results are safe, call {@link #discardJournals}.
   *
   * @param remarks is told what is wrong with the journal
   * @throws ProgramException if the journal cannot be used
   */
  public Findings explore(Entry entry, Observer observer, Path folder, Consumer<String> remarks) {
    String key = keys().of(entry, settings);
    Path file = folder.resolve(fileName(entry));
    try (FileJournal journal = FileJournal.open(file, key, remarks)) {
      if (journal.lastState() != null) {
        remarks.accept("going on after " + journal.tests().size() + " tests of an earlier run");
      }
      Findings findings = explore(entry, observer, journal);
      if (!findings.stopReason().isResumable()) {
        finished.add(file);
      }
      return findings;
    } catch (IOException e) {
      throw new ProgramException("cannot use the journal " + file + ": " + e.getMessage(), e);
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

  private static String fileName(Entry entry) {
    String method = entry.method().ref().owner() + "." + entry.method().name();
    int hash = entry.method().descriptor().hashCode();
    return method.replace('/', '.') + "-" + Integer.toHexString(hash) + ".journal";
  }

  private Findings explore(Entry entry, Observer observer, Journal journal) {
    ClassServer server = new ClassServer(program, new Instrumenter(program, own::contains));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    TargetJvm.Options options =
        new TargetJvm.Options(java, settings.runTime(), Limits.DEFAULT, settings.allowed());
    Job job = Job.of(entry, settings, calls);
    try (SolverStack solver = SolverStack.builder().build();
        TargetJvm target = new TargetJvm(server, options)) {
      Exploration exploration =
          new Exploration(
              job, target, solver, server.sites(), System::nanoTime, List.of(observer), journal);
      current = exploration;
      if (isInterrupted) {
        exploration.interrupt();
      }
      return exploration.explore();
    } finally {
      current = null;
    }
  }
}
