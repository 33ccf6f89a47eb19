package dev.waymark.explore;

import dev.waymark.api.Waymark;
import dev.waymark.instrument.Instrumenter;
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
import dev.waymark.term.Terms;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Explores methods of a program, each with a solver and a target JVM of its own. */
public final class Explorer {
  private static final Duration RUN_TIME = Duration.ofSeconds(10);

  private final Program program;
  private final Settings settings;

  public Explorer(Program program, Settings settings) {
    this.program = program;
    this.settings = settings;
  }

  /** The classes of {@code target}, and the API that they may use. */
  public static ClassPath withApi(ClassSource target) {
    try {
      URL place = Waymark.class.getProtectionDomain().getCodeSource().getLocation();
      return new ClassPath(List.of(target, ClassPath.open(Path.of(place.toURI()))));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Explores {@code entry}, telling {@code observer} of each run. */
  public Findings explore(Entry entry, Observer observer) {
    Terms terms = new Terms();
    Set<String> own = Set.copyOf(program.classes().names());
    ClassServer server = new ClassServer(program, new Instrumenter(program, own::contains));
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    TargetJvm.Options options =
        new TargetJvm.Options(java, workingFolder(), RUN_TIME, Limits.DEFAULT);
    try (SolverStack solver = SolverStack.builder().build();
        TargetJvm target = new TargetJvm(server, terms, options)) {
      Exploration exploration =
          new Exploration(
              entry,
              target,
              solver,
              server.sites(),
              settings,
              System::nanoTime,
              List.of(observer),
              Closure.doubts(entry.method(), CallGraph.of(ClassHierarchy.of(program))));
      return exploration.explore(new ShapeFinder(terms, settings.bounds()).find(entry));
    }
  }

  private static Path workingFolder() {
    try {
      Path folder = Files.createTempDirectory("waymark");
      folder.toFile().deleteOnExit();
      return folder;
    } catch (IOException e) {
      throw new ProgramException("cannot make a working folder: " + e.getMessage(), e);
    }
  }
}
