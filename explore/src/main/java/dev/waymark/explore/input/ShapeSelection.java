package dev.waymark.explore.input;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Which of several possibilities count: all, one of them at random, or what is longest. */
final class ShapeSelection {
  private static final int ALIKE_IN_TEN = 8;

  private final @Nullable SplittableRandom random;
  private final boolean isLongest;

  private ShapeSelection(@Nullable SplittableRandom random, boolean isLongest) {
    this.random = random;
    this.isLongest = isLongest;
  }

  static ShapeSelection all() {
    return new ShapeSelection(null, false);
  }

  static ShapeSelection of(SplittableRandom random) {
    return new ShapeSelection(random, false);
  }

  /** The greatest of several lengths, and what comes first of all else. */
  static ShapeSelection longest() {
    return new ShapeSelection(null, true);
  }

  /** Whether all count. */
  boolean isAll() {
    return random == null && !isLongest;
  }

  boolean isRandom() {
    return random != null;
  }

  /** A number less than {@code end}, small ones more often; 0 if nothing is chosen by chance. */
  int number(int end) {
    return random == null ? 0 : Math.min(random.nextInt(end), random.nextInt(end));
  }

  <T> List<T> among(List<T> possible) {
    if (possible.isEmpty()) {
      return possible;
    }
    if (random != null) {
      return List.of(possible.get(random.nextInt(possible.size())));
    }
    return isLongest ? List.of(possible.get(0)) : possible;
  }

  /** The lengths that count of those from {@code min} to {@code max}. */
  List<Integer> lengths(long min, long max) {
    return isLongest && min <= max
        ? List.of((int) max)
        : among(LongStream.rangeClosed(min, max).mapToObj(length -> (int) length).toList());
  }

  /** A selection for each of {@code count} elements of one array; mostly they choose the same. */
  List<ShapeSelection> forElements(int count) {
    ShapeSelection[] selections = new ShapeSelection[count];
    boolean isAlike = random != null && random.nextInt(10) < ALIKE_IN_TEN;
    long seed = random == null ? 0 : random.nextLong();
    for (int i = 0; i < count; i++) {
      selections[i] = isAlike ? of(new SplittableRandom(seed)) : this;
    }
    return List.of(selections);
  }
}
