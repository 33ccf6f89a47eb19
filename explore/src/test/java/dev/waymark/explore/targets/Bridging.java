package dev.waymark.explore.targets;

import java.util.function.ToIntFunction;

/** Reaches what it is about through a method that the compiler has made. */
public final class Bridging {
  private Bridging() {}

  /** The call leads to {@code applyAsInt(Object)}, which nobody has written. */
  public static int length(String text) {
    ToIntFunction<String> measure = new Measure();
    return measure.applyAsInt(text);
  }

  private static final class Measure implements ToIntFunction<String> {
    @Override
    public int applyAsInt(String text) {
      return text.isEmpty() ? -1 : text.length();
    }
  }
}
