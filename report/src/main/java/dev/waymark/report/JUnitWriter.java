package dev.waymark.report;

import dev.waymark.explore.Findings;
import dev.waymark.explore.TestCase;
import dev.waymark.program.ir.Names;
import dev.waymark.target.Entry;
import dev.waymark.target.host.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes findings as JUnit Jupiter classes, which need nothing of ours to run. One class is enough
 * unless there are very many tests.
 */
public final class JUnitWriter {
  /** Far from what the constant pool of a class can hold. */
  private static final int MOST_TESTS = 1_000;

  private final String owner;
  private final TestNames names = new TestNames();
  private final List<TestMethod> methods = new ArrayList<>();

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
          .filter(test -> isRepeatable(test.outcome()))
          .forEach(test -> writer.methods.add(writer.method(each.entry(), test)));
    }
    return writer.split();
  }

  /** Whether a file of this name may have been written for the class {@code owner}. */
  public static boolean isTestOf(String owner, String file) {
    String simple = owner.substring(owner.lastIndexOf('/') + 1).replace('$', '_');
    return file.startsWith(simple + "Waymark")
        && file.substring(simple.length()).matches("Waymark\\d*(Failures\\d*)?Test\\.java");
  }

  private List<TestClass> split() {
    List<TestClass> classes = new ArrayList<>();
    for (int start = 0; start < methods.size(); start += MOST_TESTS) {
      int end = Math.min(start + MOST_TESTS, methods.size());
      String name = className(start / MOST_TESTS + 1);
      classes.add(new TestClass(name, "", methods.subList(start, end)));
    }
    return classes;
  }

  private String className(int number) {
    return owner.replace('$', '_') + "Waymark" + (number == 1 ? "" : number) + "Test";
  }

  private TestMethod method(Entry entry, TestCase test) {
    return new TestMethod(
        names.of(entry, test.number()),
        displayName(entry, test),
        JavaTypes.warnings(entry),
        thrown(entry),
        TestBody.of(entry, test));
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
  private static boolean isRepeatable(Outcome outcome) {
    return outcome.sort() == Outcome.Sort.RETURNED || outcome.sort() == Outcome.Sort.THREW;
  }

  private static String displayName(Entry entry, TestCase test) {
    return test.covers().isEmpty()
        ? TestNames.base(entry) + ", path " + test.number()
        : test.covers().get(test.covers().size() - 1).label();
  }
}
