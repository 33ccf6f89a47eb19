package dev.waymark.library.java.util.stream;

import dev.waymark.library.stream.IntSources;
import java.util.stream.IntStream;

/** {@link IntStream}: where one comes from; what it does it knows itself. */
public final class IntStreamModel {
  private IntStreamModel() {}

  public static IntStream empty() {
    return IntSources.empty();
  }

  public static IntStream of(int element) {
    return IntSources.array(new int[] {element});
  }

  public static IntStream of(int... elements) {
    return IntSources.array(elements);
  }

  public static IntStream range(int first, int end) {
    return IntSources.range(first, end);
  }

  public static IntStream rangeClosed(int first, int last) {
    return IntSources.rangeClosed(first, last);
  }
}
