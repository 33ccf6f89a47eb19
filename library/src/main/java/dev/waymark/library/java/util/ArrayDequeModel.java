package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import java.util.ArrayDeque;
import java.util.Collection;

/** {@link ArrayDeque}. */
public final class ArrayDequeModel {
  private ArrayDequeModel() {}

  /** It has the order of the elements that it was given. */
  @SuppressWarnings({"UnusedVariable", "NonApiType"}) // as the constructor has it
  public static void init(ArrayDeque<?> self, Collection<?> elements) {
    Keys.loseOrder(elements);
  }
}
