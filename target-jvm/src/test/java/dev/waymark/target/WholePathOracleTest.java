package dev.waymark.target;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.Recording;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.target.PathEvent.Entered;
import dev.waymark.target.PathEvent.Left;
import dev.waymark.target.PathEvent.Taken;
import dev.waymark.target.making.InputType;
import dev.waymark.target.wire.InputValue;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import dev.waymark.validation.classic.Triangle;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The whole path of every method of the validation module, on inputs by chance, is what {@link
 * PathRecorder} sees; its symbolic branches are the path of the run.
 */
class WholePathOracleTest {
  private static final int INPUTS = 6;

  /** What does not do the same when it is done again, in another JVM, or in another thread. */
  private static final Set<String> UNSTABLE =
      Set.of("dev/waymark/validation/trap/Chance", "dev/waymark/validation/trap/World");

  private static final ClassSource CLASSES = ClassPath.open(ClassPath.placeOf(Triangle.class));
  private static final Program PROGRAM = new Program(CLASSES);
  private static final Terms TERMS = Simplifier.newTerms();
  private static final Map<String, byte[]> REWRITTEN = PathRecorder.noneYet();
  private static final TargetJvm TARGET =
      new TargetJvm(
          new ClassServer(
              PROGRAM,
              new Instrumenter(
                  PROGRAM,
                  CLASSES.names()::contains,
                  new LabelTable(Map.of()),
                  Recording.WHOLE_PATHS)),
          TargetOptions.of(Duration.ofSeconds(20), RunLimits.DEFAULT)
              .withWholePaths(TargetOptions.MOST_PATH_EVENTS));

  private static int compared;

  static Stream<String> types() {
    return CLASSES.names().stream()
        .filter(name -> !UNSTABLE.contains(name) && !name.endsWith("package-info"))
        .sorted();
  }

  @AfterAll
  static void close() {
    TARGET.close();
    assertTrue(compared > 1_000, "only " + compared + " paths were compared");
  }

  @ParameterizedTest
  @MethodSource("types")
  void wholePathsAreWhatTheJvmDoes(String type) {
    RandomInputs inputs = new RandomInputs(TERMS, type.hashCode());
    for (MethodModel method : PROGRAM.require(type.replace('/', '.')).methods()) {
      Entry entry = entry(method);
      for (int i = 0; entry != null && !hasStubs(entry) && i < INPUTS; i++) {
        compare(entry, inputs.of(entry));
      }
    }
  }

  /** Here, no classes are made up. */
  private static boolean hasStubs(Entry entry) {
    return entry.types().anyMatch(InputType.Stub.class::isInstance);
  }

  @SuppressWarnings("NullAway") // null if tests cannot call it
  private static Entry entry(MethodModel method) {
    try {
      return Entry.of(method);
    } catch (ProgramException e) {
      return null;
    }
  }

  private static void compare(Entry entry, Input input) {
    Execution run;
    try {
      run = TARGET.run(entry, input, TERMS);
    } catch (TargetException e) {
      return;
    }
    WholePath path = run.wholePath().orElseThrow();
    checkSteps(run, path);
    if (path.isTruncated() || !isAnswer(run.outcome())) {
      return;
    }
    checkNesting(path);
    String what = entry.method() + " " + input;
    assertEquals(told(recorded(entry, input)), told(lines(path)), what);
    compared++;
  }

  /**
   * Without the constants of enums, which the JDK asks for once per class, and what is said twice:
   * a check of several lengths that fails is as many steps.
   */
  private static String told(List<String> lines) {
    StringBuilder told = new StringBuilder();
    String last = "";
    for (String line : lines) {
      boolean isAgain = line.contains(" fails ") && line.equals(last);
      told.append(isAgain || line.contains("#values()[") ? "" : line + "\n");
      last = line;
    }
    return told.toString();
  }

  private static boolean isAnswer(Outcome outcome) {
    return outcome.sort() == Outcome.Sort.RETURNED || outcome.sort() == Outcome.Sort.THREW;
  }

  private static void checkSteps(Execution run, WholePath path) {
    List<String> steps = new ArrayList<>();
    for (PathEvent event : path.events()) {
      if (event instanceof Taken taken && taken.isSymbolic()) {
        assertEquals(steps.size(), taken.step());
        steps.add(taken.site().id() + " " + taken.taken());
      }
    }
    List<String> expected = run.path().stream().map(s -> s.site() + " " + s.taken()).toList();
    assertEquals(path.isTruncated() ? expected.subList(0, steps.size()) : expected, steps);
  }

  private static void checkNesting(WholePath path) {
    Deque<MethodModel> open = new ArrayDeque<>();
    for (PathEvent event : path.events()) {
      if (event instanceof Entered entered) {
        open.push(entered.method());
      } else {
        assertEquals(event.method(), open.element());
      }
      if (event instanceof Left) {
        open.pop();
      }
    }
    assertTrue(open.isEmpty());
  }

  private static List<String> recorded(Entry entry, Input input) {
    List<InputValue> values =
        input.arguments().stream().map(shape -> shape.under(input.numbers())).toList();
    LocalArguments calls = new LocalArguments(new PathRecorder(CLASSES, REWRITTEN));
    PathRecorder.begin();
    try {
      MethodModel method = entry.method();
      String owner = method.ref().owner().replace('/', '.');
      calls.call(owner, method.name(), method.descriptor(), values);
      return PathRecorder.end(null);
    } catch (InvocationTargetException e) {
      return PathRecorder.end(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> lines(WholePath path) {
    return path.withoutInitializers().events().stream()
        .filter(event -> !(event instanceof Taken taken) || !isPass(taken))
        .map(WholePathOracleTest::line)
        .toList();
  }

  private static boolean isPass(Taken taken) {
    return taken.site().code() instanceof Check && taken.taken() == 0;
  }

  private static String line(PathEvent event) {
    String method = event.method().owner().name().replace('/', '.') + "#" + event.method().name();
    String name = method + event.method().descriptor();
    if (event instanceof Taken taken) {
      return name
          + " @"
          + event.method().code().instructionOf(taken.site().statement())
          + told(taken);
    }
    return (event instanceof Left left ? left.exit().name() : "ENTERED") + " " + name;
  }

  private static String told(Taken taken) {
    Statement code = taken.site().code();
    if (code instanceof Switch choice) {
      return " to " + new SwitchTargets(choice).targets().get(taken.taken());
    }
    if (code instanceof Check check) {
      return " fails " + check.exception();
    }
    assertTrue(code instanceof If);
    return " outcome " + taken.taken();
  }

  @Test
  void whoDoesNotAskForWholePathsGetsNone() {
    ClassServer server = new ClassServer(PROGRAM, new Instrumenter(PROGRAM, n -> true));
    try (TargetJvm plain =
        new TargetJvm(server, TargetOptions.of(Duration.ofSeconds(20), RunLimits.DEFAULT))) {
      Entry entry = Entry.of(PROGRAM.require(Triangle.class.getName()).require("classify"));
      Execution run = plain.run(entry, new RandomInputs(TERMS, 1).of(entry), TERMS);
      assertFalse(run.wholePath().isPresent());
    }
  }
}
