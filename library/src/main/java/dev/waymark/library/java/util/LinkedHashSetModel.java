package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import java.util.Collection;
import java.util.LinkedHashSet;

/** {@link LinkedHashSet}. */
public final class LinkedHashSetModel {
  private LinkedHashSetModel() {}

  @SuppressWarnings({"UnusedVariable", "NonApiType"}) // as the constructor has it
  public static void init(LinkedHashSet<?> self, Collection<?> elements) {
    Keys.loseOrder(elements);
    Keys.copied(elements);
  }
}
