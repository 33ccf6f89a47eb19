package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.targets.Searching;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Scouting;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Inputs are tried without a look at their paths. */
class ScoutingTest {
  private static final long LONG = 10_000_000_000L;

  private static Input input(List<Shape> shapes, long... numbers) {
    Assignment.Builder values = Assignment.builder();
    for (int i = 0; i < numbers.length; i++) {
      values.put(((Shape.Scalar) shapes.get(i)).symbol(), numbers[i]);
    }
    return Input.of(shapes, values.build());
  }

  @Test
  void onlyWhatNoRunHasDoneIsNews() {
    try (Laboratory laboratory = new Laboratory()) {
      Entry entry = Entry.of(laboratory.method("classic.Triangle", "classify"));
      List<Shape> shapes = laboratory.shapes(entry, new Bounds(3, Map.of())).get(0);
      Input equal = input(shapes, 2, 2, 2);
      Input other = input(shapes, 3, 3, 3);
      Input different = input(shapes, 3, 4, 5);
      Input impossible = input(shapes, 0, 0, 0);

      laboratory.target.run(entry, impossible, laboratory.terms);
      Scouting first =
          laboratory.target.scout(entry, List.of(equal, other, different, impossible), LONG);
      Scouting second = laboratory.target.scout(entry, List.of(different, equal), LONG);

      assertEquals(List.of(equal, different), first.news());
      assertEquals(4, first.count());
      assertEquals(List.of(), second.news());
      assertEquals(2, second.count());
    }
  }

  @Test
  void thatACallCameBackWhichMayThrowIsNews() {
    try (Laboratory laboratory = new Laboratory(Searching.class)) {
      Entry entry =
          Entry.of(laboratory.program.require(Searching.class.getName()).require("areEven"));
      List<Shape> shapes = laboratory.shapes(entry, new Bounds(3, Map.of())).get(0);
      Input failsSecond = input(shapes, 0, 1, 0);
      Input alsoFailsSecond = input(shapes, 2, 3, 0);
      Input failsThird = input(shapes, 0, 0, 1);

      Scouting scouting =
          laboratory.target.scout(entry, List.of(failsSecond, alsoFailsSecond, failsThird), LONG);

      assertEquals(List.of(failsSecond, failsThird), scouting.news());
    }
  }

  @Test
  void noInputIsTriedWhenTimeIsUp() {
    try (Laboratory laboratory = new Laboratory()) {
      Entry entry = Entry.of(laboratory.method("classic.Triangle", "classify"));
      List<Shape> shapes = laboratory.shapes(entry, new Bounds(3, Map.of())).get(0);

      Scouting scouting = laboratory.target.scout(entry, List.of(input(shapes, 2, 2, 2)), 0);

      assertEquals(0, scouting.count());
      assertEquals(List.of(), scouting.news());
    }
  }
}
