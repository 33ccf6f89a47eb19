package dev.waymark.target;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.target.targets.Halving;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import dev.waymark.validation.classic.Triangle;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Inputs are tried without a look at their paths. */
class ScoutingTest {
  private static final long LONG = 10_000_000_000L;

  private final Terms terms = Simplifier.newTerms();
  private final List<Shape> shapes = List.of(scalar("a"), scalar("b"), scalar("c"));

  private Shape scalar(String name) {
    return Shape.Scalar.of(terms, name, "I");
  }

  private Input input(long... numbers) {
    Assignment.Builder values = Assignment.builder();
    for (int i = 0; i < numbers.length; i++) {
      values.put(((Shape.Scalar) shapes.get(i)).symbol(), numbers[i]);
    }
    return Input.of(shapes, values.build());
  }

  private static Program program(Class<?> type) {
    return new Program(ClassPath.open(ClassPath.placeOf(type)));
  }

  private static TargetJvm target(Program program) {
    ClassSource classes = program.classes();
    return new TargetJvm(
        new ClassServer(program, new Instrumenter(program, classes.names()::contains)),
        TargetOptions.of(Duration.ofSeconds(20), RunLimits.DEFAULT));
  }

  private static Entry entry(Program program, Class<?> type, String method) {
    return Entry.of(program.require(type.getName()).require(method));
  }

  @Test
  void whenAllTimeIsUpARunIsCutShortAndNotToBlame() {
    Program program = program(Triangle.class);
    Entry entry = entry(program, Triangle.class, "classify");
    try (TargetJvm target = target(program)) {
      target.until(System.nanoTime());
      TargetException late =
          assertThrows(TargetException.class, () -> target.run(entry, input(2, 2, 2), terms));
      assertEquals(TargetException.Cause.CUT_SHORT, late.reason());
      target.untilForever();
      assertEquals(
          Outcome.Sort.RETURNED, target.run(entry, input(2, 2, 2), terms).outcome().sort());
    }
  }

  @Test
  void onlyWhatNoRunHasDoneIsNews() {
    Program program = program(Triangle.class);
    Entry entry = entry(program, Triangle.class, "classify");
    Input equal = input(2, 2, 2);
    Input other = input(3, 3, 3);
    Input different = input(3, 4, 5);
    Input impossible = input(0, 0, 0);
    try (TargetJvm target = target(program)) {
      target.run(entry, impossible, terms);
      Scouting first = target.scout(entry, List.of(equal, other, different, impossible), LONG);
      Scouting second = target.scout(entry, List.of(different, equal), LONG);

      assertEquals(List.of(equal, different), first.news());
      assertEquals(4, first.count());
      assertEquals(List.of(), second.news());
      assertEquals(2, second.count());
    }
  }

  @Test
  void thatACallCameBackWhichMayThrowIsNews() {
    Program program = program(Halving.class);
    Entry entry = entry(program, Halving.class, "areEven");
    Input failsSecond = input(0, 1, 0);
    Input alsoFailsSecond = input(2, 3, 0);
    Input failsThird = input(0, 0, 1);
    try (TargetJvm target = target(program)) {
      Scouting scouting =
          target.scout(entry, List.of(failsSecond, alsoFailsSecond, failsThird), LONG);

      assertEquals(List.of(failsSecond, failsThird), scouting.news());
    }
  }

  @Test
  void noInputIsTriedWhenTimeIsUp() {
    Program program = program(Triangle.class);
    Entry entry = entry(program, Triangle.class, "classify");
    try (TargetJvm target = target(program)) {
      Scouting scouting = target.scout(entry, List.of(input(2, 2, 2)), 0);

      assertEquals(0, scouting.count());
      assertEquals(List.of(), scouting.news());
    }
  }
}
