package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import java.util.HashMap;
import java.util.Map;

/** {@link HashMap}. */
public final class HashMapModel {
  private HashMapModel() {}

  @SuppressWarnings({"UnusedVariable", "NonApiType"}) // as the constructor has it
  public static void init(HashMap<?, ?> self, Map<?, ?> entries) {
    Keys.copied(entries);
  }
}
