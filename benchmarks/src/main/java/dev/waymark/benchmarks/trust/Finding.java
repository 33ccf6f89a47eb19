package dev.waymark.benchmarks.trust;

import java.util.ArrayList;
import java.util.List;

/**
 * What a check found.
 *
 * @param tried how many statements were looked at
 * @param violations those that do not hold, each in one line
 */
record Finding(int tried, List<String> violations) {
  static final Finding NOTHING = new Finding(0, List.of());

  Finding {
    violations = List.copyOf(violations);
  }

  /** One statement; it holds if there is no complaint. */
  static Finding of(String complaint) {
    return new Finding(1, complaint.isEmpty() ? List.of() : List.of(complaint));
  }

  /** One statement. */
  static Finding of(boolean holds, String complaint) {
    return of(holds ? "" : complaint);
  }

  Finding and(Finding other) {
    List<String> all = new ArrayList<>(violations);
    all.addAll(other.violations);
    return new Finding(tried + other.tried, all);
  }
}
