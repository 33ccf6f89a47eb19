package dev.waymark.benchmarks.soundness;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Makes arguments small while something remains true of them: nearer to zero, shorter, null. */
final class ArgumentShrinker {
  private ArgumentShrinker() {}

  static Arguments shrink(Arguments start, Predicate<Arguments> remains) {
    Arguments current = start;
    Arguments next = simpler(current, remains);
    while (next != null) {
      current = next;
      next = simpler(current, remains);
    }
    return current;
  }

  private static @Nullable Arguments simpler(Arguments current, Predicate<Arguments> remains) {
    for (int i = 0; i < current.values().size(); i++) {
      for (Object value : candidates(current.values().get(i))) {
        List<@Nullable Object> changed = new ArrayList<>(current.values());
        changed.set(i, value);
        Arguments candidate = new Arguments(changed);
        if (remains.test(candidate)) {
          return candidate;
        }
      }
    }
    return null;
  }

  /** Values that are simpler than {@code value}, the simplest first. */
  private static List<Object> candidates(@Nullable Object value) {
    if (value instanceof int[] array) {
      return ofArray(array);
    }
    if (value instanceof Integer number && number != 0) {
      return List.of(0, number / 2);
    }
    if (value instanceof Long number && number != 0) {
      return List.of(0L, number / 2);
    }
    if (value instanceof Double number && Double.doubleToLongBits(number) != 0) {
      return Math.rint(number) == number ? List.of(0.0) : List.of(0.0, Math.rint(number));
    }
    return value instanceof Boolean truth && truth ? List.of(false) : List.of();
  }

  private static List<Object> ofArray(int[] array) {
    List<Object> candidates = new ArrayList<>();
    if (array.length > 0) {
      candidates.add(Arrays.copyOf(array, array.length - 1));
    }
    for (int i = 0; i < array.length; i++) {
      for (Object element : candidates(Array.get(array, i))) {
        int[] changed = array.clone();
        changed[i] = (int) element;
        candidates.add(changed);
      }
    }
    return candidates;
  }
}
