package dev.waymark.report.junit;

import java.util.Set;
import java.util.TreeSet;

/**
 * One test, as code in which classes have their full names.
 *
 * @param name the name of the method, the only one with this name in its class
 * @param displayName what the test shows, in words
 * @param suppressed warnings of the compiler that do not count here
 * @param thrown full names of what the method declares to throw
 * @param steps its statements
 * @param why what is suspicious about what it shows, in one sentence; empty if nothing
 * @param failure the full name of the class of what it throws each time it is run; empty if it
 *     passes
 */
public record TestMethod(
    String name,
    String displayName,
    Set<String> suppressed,
    Set<String> thrown,
    TestSteps steps,
    String why,
    String failure) {
  public TestMethod {
    suppressed = Set.copyOf(suppressed);
    thrown = Set.copyOf(thrown);
  }

  /** A test that passes. */
  public TestMethod(
      String name,
      String displayName,
      Set<String> suppressed,
      Set<String> thrown,
      TestSteps steps) {
    this(name, displayName, suppressed, thrown, steps, "", "");
  }

  /** This test with {@code others}, which claim less; so does its name, if it tells a result. */
  TestMethod claiming(TestSteps others) {
    boolean isOther = !others.call().equals(steps.call());
    String told =
        isOther ? displayName.replaceFirst("(?s):.* returns .*", ": returns") : displayName;
    return new TestMethod(name, told, suppressed, thrown, others, why, failure);
  }

  TestMethod suppressing(String warning) {
    Set<String> all = new TreeSet<>(suppressed);
    all.add(warning);
    return new TestMethod(name, displayName, all, thrown, steps, why, failure);
  }

  /** This test with other names. */
  TestMethod titled(String other, String words) {
    return new TestMethod(other, words, suppressed, thrown, steps, why, failure);
  }

  /** This test of something suspicious. */
  TestMethod because(String reason) {
    return new TestMethod(name, displayName, suppressed, thrown, steps, reason, failure);
  }
}
