package dev.waymark.benchmarks.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Criteria for worst cases find an input that executes as many instructions as any. */
class WorstCaseTest {
  private static final int LENGTH = 3;
  private static final int MIN = -1;
  private static final int MAX = 1;

  static List<ExploreSubject> subjects() {
    return List.of(
        ExploreSubject.binarySearch(LENGTH),
        ExploreSubject.selectionSort(LENGTH),
        ExploreSubject.merge(LENGTH),
        ExploreSubject.erFill(LENGTH));
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void aLongestRunIsFound(ExploreSubject given) throws IOException {
    Map<String, Bounds.Range> ranges = new HashMap<>();
    for (String name : List.of("sorted", "key", "values", "left", "right", "erased", "filler")) {
      ranges.put(name, new Bounds.Range(MIN, MAX));
    }
    ExploreSubject subject =
        new ExploreSubject(given.name(), given.type(), given.method(), new Bounds(LENGTH, ranges));
    InstructionCounter counter = new InstructionCounter(subject.type(), subject.method());
    for (PathCriterion criterion :
        List.of(PathCriterion.EMPTY_ELSE, PathCriterion.MAX_ITERATIONS)) {
      Findings found =
          PathSubject.fixed(subject)
              .explore(criterion, Scope.NEEDED, new Budget(100_000, Duration.ofMinutes(5)));
      assertEquals(StopReason.EXHAUSTED, found.stopReason());
      int longest =
          found.tests().stream()
              .mapToInt(
                  test ->
                      counter.count(arguments(test.input().arguments(), test.input().numbers())))
              .max()
              .orElseThrow();
      assertEquals(longest(subject, counter), longest, criterion.option());
    }
  }

  private static Object[] arguments(List<Shape> shapes, Assignment numbers) {
    return shapes.stream().map(shape -> argument(shape, numbers)).toArray();
  }

  private static Object argument(Shape shape, Assignment numbers) {
    return shape instanceof Shape.Array array
        ? array.elements().stream().mapToInt(each -> (Integer) argument(each, numbers)).toArray()
        : (Object) (int) numbers.bits(((Shape.Scalar) shape).symbol());
  }

  /** Of all inputs. */
  private static int longest(ExploreSubject subject, InstructionCounter counter) {
    List<Integer> sizes = new ArrayList<>();
    for (var parameter :
        Arrays.stream(subject.type().getDeclaredMethods())
            .filter(each -> each.getName().equals(subject.method()))
            .findFirst()
            .orElseThrow()
            .getParameterTypes()) {
      sizes.add(parameter.isArray() ? LENGTH : 0);
    }
    int digits = sizes.stream().mapToInt(size -> Math.max(1, size)).sum();
    int longest = 0;
    for (int code = 0; code < Math.pow(MAX - MIN + 1, digits); code++) {
      longest = Math.max(longest, counter.count(arguments(sizes, code)));
    }
    return longest;
  }

  /** The input with this number: its digits are the values. */
  private static Object[] arguments(List<Integer> sizes, int code) {
    int left = code;
    Object[] arguments = new Object[sizes.size()];
    for (int i = 0; i < arguments.length; i++) {
      int[] values = new int[Math.max(1, sizes.get(i))];
      for (int k = 0; k < values.length; k++) {
        values[k] = MIN + left % (MAX - MIN + 1);
        left /= MAX - MIN + 1;
      }
      arguments[i] = sizes.get(i) == 0 ? (Object) values[0] : values;
    }
    return arguments;
  }
}
