package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@link LinkedHashMap}. */
public final class LinkedHashMapModel {
  private LinkedHashMapModel() {}

  @SuppressWarnings({"UnusedVariable", "NonApiType"}) // as the constructor has it
  public static void init(LinkedHashMap<?, ?> self, Map<?, ?> entries) {
    Keys.loseOrder(entries);
    Keys.copied(entries);
  }
}
