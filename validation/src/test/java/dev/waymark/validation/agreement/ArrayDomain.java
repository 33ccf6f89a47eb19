package dev.waymark.validation.agreement;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Null, empty, one with one edge of the elements, and short random arrays, some of them sorted. */
record ArrayDomain(Class<?> element, Domain elements) implements Domain {
  private static final int LONGEST = 6;

  @Override
  public int edges() {
    return 2 + elements.edges();
  }

  @Override
  public @Nullable Object edge(int index) {
    if (index == 0) {
      return null;
    }
    Object array = Array.newInstance(element, index == 1 ? 0 : 1);
    if (index > 1) {
      Array.set(array, 0, elements.edge(index - 2));
    }
    return array;
  }

  @Override
  public @Nullable Object random(Random random) {
    if (random.nextInt(20) == 0) {
      return null;
    }
    Object array = Array.newInstance(element, random.nextInt(LONGEST + 1));
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, elements.random(random));
    }
    if (array instanceof int[] numbers && random.nextInt(3) == 0) {
      Arrays.sort(numbers);
    }
    return array;
  }
}
