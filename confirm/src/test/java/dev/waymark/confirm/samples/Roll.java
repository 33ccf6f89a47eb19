package dev.waymark.confirm.samples;

import java.util.Comparator;
import java.util.List;

/** Calls what has models even if nothing is symbolic. */
public final class Roll {
  private Roll() {}

  public static String longest(List<String> names) {
    return names.stream()
        .filter(each -> !each.isEmpty())
        .max(Comparator.comparingInt(String::length))
        .orElse("nobody");
  }
}
