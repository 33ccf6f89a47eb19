package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import java.util.Collection;
import java.util.HashSet;

/** {@link HashSet}. */
public final class HashSetModel {
  private HashSetModel() {}

  @SuppressWarnings({"UnusedVariable", "NonApiType"}) // as the constructor has it
  public static void init(HashSet<?> self, Collection<?> elements) {
    Keys.copied(elements);
  }
}
