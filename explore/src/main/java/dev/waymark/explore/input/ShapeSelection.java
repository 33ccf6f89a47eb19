package dev.waymark.explore.input;

import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Which of several possibilities count: all, or one of them at random. */
final class ShapeSelection {
  private static final int ALIKE_IN_TEN = 8;

  private final @Nullable SplittableRandom random;

  private ShapeSelection(@Nullable SplittableRandom random) {
    this.random = random;
  }

  static ShapeSelection all() {
    return new ShapeSelection(null);
  }

  static ShapeSelection of(SplittableRandom random) {
    return new ShapeSelection(random);
  }

  boolean isAll() {
    return random == null;
  }

  <T> List<T> among(List<T> possible) {
    return random == null || possible.isEmpty()
        ? possible
        : List.of(possible.get(random.nextInt(possible.size())));
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
