package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import java.util.Collection;
import java.util.LinkedList;

/** {@link LinkedList}. */
public final class LinkedListModel {
  private LinkedListModel() {}

  /** It has the order of the elements that it was given. */
  @SuppressWarnings({"UnusedVariable", "NonApiType"}) // as the constructor has it
  public static void init(LinkedList<?> self, Collection<?> elements) {
    Keys.loseOrder(elements);
  }
}
