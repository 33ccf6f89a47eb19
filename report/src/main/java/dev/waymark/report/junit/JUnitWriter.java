package dev.waymark.report.junit;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.ir.Names;
import dev.waymark.report.JavaTypes;
import dev.waymark.report.Surprises;
import dev.waymark.report.Violations;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes findings as JUnit Jupiter classes, which need nothing of ours to run: one for what the
 * code is meant to do, one for exceptions that nobody meant, and one for violated assertions; more
 * if there are very many tests.
 */
public final class JUnitWriter {
  /** Far from what the constant pool of a class can hold. */
  private static final int MOST_TESTS = 1_000;

  private static final String FAILURES =
      """
      Unexpected exceptions: no method declares them, and no code of yours creates them. Each is a bug,
      or an argument that the method does not accept. These tests pass as long as the exceptions are
      thrown; a test that shows a bug fails once the bug is fixed.
      """;

  private static final String VIOLATIONS =
      """
      Violated assertions: each of these tests makes a call that an assert statement of your code forbids,
      and fails. It passes once the code, or the assertion, is fixed.
      """;

  private final String owner;
  private final TestNames names = new TestNames();
  private final List<TestMethod> methods = new ArrayList<>();
  private final List<TestMethod> failures = new ArrayList<>();
  private final List<TestMethod> violations = new ArrayList<>();
  private final Set<String> initializers = new HashSet<>();

  private JUnitWriter(String owner) {
    this.owner = owner;
  }

  /**
   * The sources of the test classes for all {@code findings}, which are of methods of one class.
   *
   * @param owner the internal name of that class
   * @return sources by the internal names of the test classes
   */
  public static Map<String, String> write(String owner, List<Findings> findings) {
    Map<String, String> sources = new LinkedHashMap<>();
    classes(owner, findings).forEach(type -> sources.put(type.name(), type.source().text()));
    return sources;
  }

  /** The test classes for all {@code findings}, which are of methods of the class {@code owner}. */
  public static List<TestClass> classes(String owner, List<Findings> findings) {
    JUnitWriter writer = new JUnitWriter(owner);
    for (Findings each : findings) {
      each.tests().stream()
          .filter(test -> isRepeatable(each.entry(), test.outcome()))
          .forEach(test -> writer.add(each.entry(), test));
    }
    List<TestClass> classes = new ArrayList<>();
    writer.split(writer.methods, "Test", "", classes);
    writer.split(writer.failures, "FailuresTest", FAILURES, classes);
    writer.split(writer.violations, "AssertionsTest", VIOLATIONS, classes);
    return classes;
  }

  private void add(Entry entry, TestCase test) {
    if (Violations.isViolation(entry, test.outcome())) {
      addViolation(entry, test);
    } else {
      boolean isSurprise = Surprises.isSurprise(entry, test.outcome());
      TestMethod method = method(entry, test, TestBody.of(owner, entry, test), "");
      (isSurprise ? failures : methods).add(method);
    }
  }

  /** An initializer fails once; after that, its class is not there. */
  private void addViolation(Entry entry, TestCase test) {
    String place = test.outcome().failure().place();
    if (!place.contains(".<clinit>") || initializers.add(place)) {
      TestSteps steps = TestBody.ofCall(owner, entry, test);
      violations.add(method(entry, test, steps, Violations.ERROR));
    }
  }

  /** Whether a file of this name may have been written for the class {@code owner}. */
  public static boolean isTestOf(String owner, String file) {
    String simple = owner.substring(owner.lastIndexOf('/') + 1).replace('$', '_');
    return file.startsWith(simple + "Waymark")
        && file.substring(simple.length()).matches("Waymark\\d*(Failures|Assertions)?Test\\.java");
  }

  private void split(
      List<TestMethod> tests, String suffix, String comment, List<TestClass> classes) {
    for (int start = 0; start < tests.size(); start += MOST_TESTS) {
      int end = Math.min(start + MOST_TESTS, tests.size());
      int number = start / MOST_TESTS + 1;
      String prefix = owner.replace('$', '_') + "Waymark" + (number == 1 ? "" : number);
      classes.add(new TestClass(prefix + suffix, comment, tests.subList(start, end)));
    }
  }

  private TestMethod method(Entry entry, TestCase test, TestSteps steps, String failure) {
    return new TestMethod(
        names.of(entry, test.number()),
        DisplayNames.of(entry, test),
        JavaTypes.warnings(entry),
        thrown(entry),
        steps,
        failure);
  }

  /** What is thrown that has to be declared. */
  private static Set<String> thrown(Entry entry) {
    Set<String> thrown = new TreeSet<>(entry.method().exceptions());
    entry.makers().forEach(maker -> thrown.addAll(maker.exceptions()));
    if (thrown.isEmpty()) {
      return Set.of();
    }
    boolean isAny = thrown.contains("java/lang/Throwable");
    return Set.of(Names.internal(isAny ? "java/lang/Throwable" : "java/lang/Exception"));
  }

  /** What did not end proves nothing in a test. */
  private static boolean isRepeatable(Entry entry, Outcome outcome) {
    return outcome.isAnswer() || Violations.isViolation(entry, outcome);
  }
}
