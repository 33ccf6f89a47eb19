package dev.waymark.report.junit;

import java.util.List;
import java.util.Set;

/**
 * One test, as code in which classes have their full names.
 *
 * @param name the name of the method, the only one with this name in its class
 * @param displayName what the test shows, in words
 * @param suppressed warnings of the compiler that do not count here
 * @param thrown full names of what the method declares to throw
 * @param statements without semicolons
 */
public record TestMethod(
    String name,
    String displayName,
    Set<String> suppressed,
    Set<String> thrown,
    List<String> statements) {
  public TestMethod {
    suppressed = Set.copyOf(suppressed);
    thrown = Set.copyOf(thrown);
    statements = List.copyOf(statements);
  }

  /** This test with another name for people. */
  TestMethod displayed(String words) {
    return new TestMethod(name, words, suppressed, thrown, statements);
  }
}
