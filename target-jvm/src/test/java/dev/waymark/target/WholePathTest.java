package dev.waymark.target;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.Recording;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.target.PathEvent.Entered;
import dev.waymark.target.PathEvent.Left;
import dev.waymark.target.targets.Courses;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What whole paths tell of runs that are out of the ordinary. In short: a name and a bracket where
 * a method is entered, a bracket where it returns, {@code !} where an exception leaves it, and the
 * numbers of outcomes.
 */
class WholePathTest {
  private static final ClassSource CLASSES = ClassPath.open(ClassPath.placeOf(Courses.class));
  private static final TargetOptions PLAIN =
      TargetOptions.of(Duration.ofSeconds(20), new RunLimits(100_000, 2_000, 200_000, 1_000_000));

  private final Program program = new Program(CLASSES);
  private final Terms terms = Simplifier.newTerms();

  private ClassServer server(Recording recording) {
    return new ClassServer(
        program,
        new Instrumenter(
            program, name -> name.contains("/targets/"), new LabelTable(Map.of()), recording));
  }

  private Execution run(String method, int argument, int most) {
    Entry entry = Entry.of(program.require(Courses.class.getName()).require(method));
    Shape.Scalar number = Shape.Scalar.of(terms, "x", "I");
    Assignment numbers = Assignment.EMPTY.with(number.symbol(), argument);
    try (TargetJvm target =
        new TargetJvm(server(Recording.WHOLE_PATHS), PLAIN.withWholePaths(most))) {
      return target.run(entry, Input.of(List.of(number), numbers), terms);
    }
  }

  private WholePath path(String method, int argument) {
    return run(method, argument, TargetOptions.MOST_PATH_EVENTS).wholePath().orElseThrow();
  }

  private static String told(WholePath path) {
    StringBuilder told = new StringBuilder();
    for (PathEvent event : path.events()) {
      if (event instanceof Entered) {
        told.append(event.method().name()).append('(');
      } else if (event instanceof Left left) {
        told.append(left.exit() == PathEvent.Exit.RETURNED ? ")" : "!");
      } else {
        told.append(((PathEvent.Taken) event).taken());
      }
    }
    return told.toString();
  }

  @Test
  void initializersOfClassesAreToldAndCanBeLeftOut() {
    WholePath path = path("initializes", 7);
    assertEquals("initializes(<clinit>(limit())0)", told(path));
    assertEquals("initializes(0)", told(path.withoutInitializers()));
  }

  @Test
  void eachCallOfARecursiveMethodIsTold() {
    assertEquals("recursive(0recursive(0recursive(1)))", told(path("recursive", 2)));
  }

  @Test
  void aConstructorIsLeftWhenTheOneThatItCallsFirstThrows() {
    WholePath path = path("constructs", 1);
    assertEquals("constructs(<init>(<init>(0)<init>(<init>(0)<init>(<init>(1!!1)))", told(path));
    assertFalse(path.isTruncated());
  }

  @Test
  void aRunThatIsStoppedHasLeftItsMethods() {
    Execution run = run("endless", 3, TargetOptions.MOST_PATH_EVENTS);
    WholePath path = run.wholePath().orElseThrow();
    assertEquals(Outcome.Sort.EXHAUSTED, run.outcome().sort());
    assertFalse(path.isTruncated());
    assertTrue(told(path).startsWith("endless(0"));
    assertTrue(told(path).endsWith("!"));
  }

  @Test
  void aPathWithTooManyEventsIsTruncated() {
    WholePath path = run("recursive", 20, 5).wholePath().orElseThrow();
    assertEquals("recursive(0recursive(0", told(path));
    assertTrue(path.isTruncated());
  }

  @Test
  void aPathEndsWhenAnotherThreadTakesPart() {
    WholePath path = path("threads", 3);
    assertEquals("threads(", told(path));
    assertTrue(path.isTruncated());
  }

  @Test
  void thePathOfARunWhoseStackOverflowsStillNests() {
    WholePath path = path("overflows", 3);
    int open = 0;
    for (PathEvent event : path.events()) {
      open += event instanceof Entered ? 1 : event instanceof Left ? -1 : 0;
      assertTrue(open >= 0);
    }
    assertEquals(0, open);
  }

  @Test
  void codeThatRecordsNoPathsCannotBeAskedForThem() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new TargetJvm(server(Recording.SYMBOLIC_BRANCHES), PLAIN.withWholePaths(1)));
  }
}
