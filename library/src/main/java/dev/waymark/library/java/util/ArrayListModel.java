package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import java.util.ArrayList;
import java.util.Collection;

/** {@link ArrayList}. */
public final class ArrayListModel {
  private ArrayListModel() {}

  /** It has the order of the elements that it was given. */
  @SuppressWarnings({"UnusedVariable", "NonApiType"}) // as the constructor has it
  public static void init(ArrayList<?> self, Collection<?> elements) {
    Keys.loseOrder(elements);
  }
}
