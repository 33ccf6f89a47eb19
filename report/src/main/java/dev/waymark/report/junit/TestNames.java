package dev.waymark.report.junit;

import dev.waymark.report.title.TestTitle;
import dev.waymark.target.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names that tests of one class have until it is known what they cover: the method under test
 * and the number of the test, by which other output refers to it. No two are the same, and the same
 * findings give the same names.
 */
final class TestNames {
  private final Map<String, List<String>> overloaded = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  /** A name for a test that is not yet taken. */
  String of(Entry entry, int number) {
    String prefix = prefix(entry);
    String name = prefix + number;
    while (!taken.add(name)) {
      prefix += "_";
      name = prefix + number;
    }
    return name;
  }

  /** Overloaded methods are counted. */
  private String prefix(Entry entry) {
    List<String> known =
        overloaded.computeIfAbsent(TestTitle.method(entry), name -> new ArrayList<>());
    if (!known.contains(entry.method().descriptor())) {
      known.add(entry.method().descriptor());
    }
    int index = known.indexOf(entry.method().descriptor());
    return TestTitle.method(entry) + (index == 0 ? "" : (index + 1) + "_");
  }
}
