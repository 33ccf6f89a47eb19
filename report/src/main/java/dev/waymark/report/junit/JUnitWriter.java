package dev.waymark.report.junit;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ir.Names;
import dev.waymark.report.InputMakers;
import dev.waymark.report.JavaTypes;
import dev.waymark.report.failure.Surprises;
import dev.waymark.report.failure.Suspicion;
import dev.waymark.report.failure.Violations;
import dev.waymark.report.title.TestTitle;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

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
      Unexpected exceptions, the most suspicious first: no method declares them, no code of yours creates
      them, and no unlikely null or index is to blame. These tests pass as long as the exceptions are thrown;
      a test that shows a bug fails once the bug is fixed.
      """;

  private static final String VIOLATIONS =
      """
      Violated assertions: each of these tests makes a call that an assert statement of your code forbids,
      and fails. It passes once the code, or the assertion, is fixed.
      """;

  private final String owner;
  private final String testPackage;
  private final String part;
  private final Mocks mocks;
  private final TestNames names = new TestNames();
  private final List<Written> tests = new ArrayList<>();
  private final List<Failing> failures = new ArrayList<>();
  private final List<Written> violations = new ArrayList<>();
  private final Set<String> initializers = new HashSet<>();

  /** A writer of tests for the class {@code type}. */
  public JUnitWriter(ClassModel type) {
    this(type, Style.PLAIN);
  }

  /** The same in another style. */
  public JUnitWriter(ClassModel type, Style style) {
    this(type.name(), type.testPackage(), style);
  }

  private JUnitWriter(String owner, String testPackage, Style style) {
    this.mocks = style.mocks;
    this.owner = owner;
    this.testPackage = testPackage;
    this.part = style.part;
  }

  /**
   * How tests are written.
   *
   * @param part names a part of the class that has test classes of its own; empty for all of it
   */
  public record Style(String part, Mocks mocks) {
    /** Tests of the whole class that need nothing but JUnit. */
    public static final Style PLAIN = new Style("", Mocks.NONE);
  }

  /** A test, and what it was made from. */
  private record Written(Witness origin, TestMethod method) {}

  /** A test of something suspicious. */
  private record Failing(Suspicion why, Written test) {}

  /** Where a test is: the internal name of its class, and its own. */
  public record Place(String type, String method) {}

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
    if (findings.isEmpty()) {
      return List.of();
    }
    ClassModel type = findings.get(0).entry().method().owner();
    JUnitWriter writer = new JUnitWriter(owner, type.testPackage(), Style.PLAIN);
    findings.forEach(writer::add);
    Map<Place, TestTitle> titles = writer.titles(findings);
    return writer.classes().stream().map(each -> each.titled(titles)).toList();
  }

  /** What the tests of {@code findings} are called, now that it is known what they cover. */
  public Map<Place, TestTitle> titles(List<Findings> findings) {
    Map<Place, TestTitle> titles = new LinkedHashMap<>();
    Map<Witness, Place> places = places();
    for (Findings each : findings) {
      for (TestCase test : each.tests()) {
        Place place = places.get(new Witness(each.entry(), test.number()));
        if (place != null) {
          titles.put(place, TestTitle.of(owner, each.entry(), test));
        }
      }
    }
    return titles;
  }

  /** Adds those tests that can be written and are new; those that are known keep their places. */
  public void add(Findings findings) {
    Set<Witness> known = places().keySet();
    for (TestCase test : findings.tests()) {
      Witness origin = new Witness(findings.entry(), test.number());
      if (!known.contains(origin)) {
        add(origin, test);
      }
    }
  }

  private void add(Witness origin, TestCase test) {
    Entry entry = origin.entry();
    if (Violations.isViolation(entry, test.outcome())) {
      addViolation(origin, test);
    } else if (test.isWritable()) {
      TestSteps steps = TestBody.of(owner, entry, test, mocks);
      TestMethod method = method(entry, test, steps, "");
      Surprises.of(entry, test)
          .ifPresentOrElse(
              why ->
                  addFailure(new Failing(why, new Written(origin, method.because(why.reason())))),
              () -> add(new Written(origin, method), tests));
    }
  }

  /** The most suspicious come first; of those that are as suspicious, the first. */
  private void addFailure(Failing failure) {
    int end = failures.size();
    while (end > 0 && failures.get(end - 1).why.rank() > failure.why.rank()) {
      end--;
    }
    failures.add(end, failure);
  }

  private List<Written> failures() {
    return failures.stream().map(Failing::test).toList();
  }

  /** An initializer fails once; after that, its class is not there. */
  private void addViolation(Witness origin, TestCase test) {
    String place = test.outcome().failure().place();
    if (!place.contains(".<clinit>") || initializers.add(place)) {
      TestSteps steps = TestBody.ofCall(owner, origin.entry(), test, mocks);
      TestMethod method = method(origin.entry(), test, steps, Violations.ERROR);
      add(new Written(origin, method), violations);
    }
  }

  /** Tests of the same method stay together. */
  private static void add(Written test, List<Written> all) {
    int end = all.size();
    while (end > 0 && !all.get(end - 1).origin.entry().equals(test.origin.entry())) {
      end--;
    }
    all.add(end == 0 ? all.size() : end, test);
  }

  /** All tests, method by method. */
  public List<TestClass> classes() {
    List<TestClass> classes = new ArrayList<>();
    split(tests, "Test", "", classes);
    split(failures(), "FailuresTest", FAILURES, classes);
    split(violations, "AssertionsTest", VIOLATIONS, classes);
    return classes;
  }

  /** Where each test is. */
  public Map<Witness, Place> places() {
    Map<Witness, Place> places = new LinkedHashMap<>();
    addPlaces(tests, "Test", places);
    addPlaces(failures(), "FailuresTest", places);
    addPlaces(violations, "AssertionsTest", places);
    return places;
  }

  private void addPlaces(List<Written> all, String suffix, Map<Witness, Place> places) {
    for (int i = 0; i < all.size(); i++) {
      places.put(all.get(i).origin, new Place(name(i, suffix), all.get(i).method.name()));
    }
  }

  /** Whether a file of this name may have been written for the class {@code owner}, or a part. */
  public static boolean isTestOf(String owner, String file) {
    return isTest(owner, file, "(_.+)?");
  }

  /** Whether a file of this name may have been written for {@code part} of {@code owner}. */
  public static boolean isTestOf(String owner, String part, String file) {
    return isTest(owner, file, part.isEmpty() ? "" : "_" + Pattern.quote(part));
  }

  private static boolean isTest(String owner, String file, String part) {
    String simple = simple(owner);
    return file.startsWith(simple + "Waymark")
        && file.substring(simple.length())
            .matches("Waymark\\d*" + part + "(Failures|Assertions)?Test\\.java");
  }

  private static String simple(String owner) {
    return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '_');
  }

  private void split(
      List<Written> written, String suffix, String comment, List<TestClass> classes) {
    List<TestMethod> methods = written.stream().map(Written::method).toList();
    for (int start = 0; start < methods.size(); start += MOST_TESTS) {
      int end = Math.min(start + MOST_TESTS, methods.size());
      classes.add(new TestClass(name(start, suffix), comment, methods.subList(start, end)));
    }
  }

  /** The name of the class that has the test with this index. */
  private String name(int index, String suffix) {
    int number = index / MOST_TESTS + 1;
    String place = testPackage.isEmpty() ? "" : testPackage + "/";
    String middle = (number == 1 ? "" : number) + (part.isEmpty() ? "" : "_" + part);
    return place + simple(owner) + "Waymark" + middle + suffix;
  }

  private TestMethod method(Entry entry, TestCase test, TestSteps steps, String failure) {
    return new TestMethod(
        names.of(entry, test.number()),
        TestTitle.of(owner, entry, test).words(),
        warnings(entry, test),
        thrown(entry, test),
        steps,
        "",
        failure);
  }

  private Set<String> warnings(Entry entry, TestCase test) {
    Set<String> warnings = new TreeSet<>(JavaTypes.warnings(entry, test));
    if (mocks == Mocks.MOCKITO && InputMakers.of(entry, test).hasGenericStubs()) {
      warnings.add("unchecked");
    }
    return warnings;
  }

  /** What is thrown that has to be declared; what an assertion expects is caught there. */
  private Set<String> thrown(Entry entry, TestCase test) {
    boolean isCaught = test.outcome().sort() == Outcome.Sort.THREW;
    Set<String> thrown =
        isCaught && !Violations.isViolation(entry, test.outcome())
            ? new TreeSet<>()
            : new TreeSet<>(entry.method().exceptions());
    InputMakers makers = InputMakers.of(entry, test);
    makers.methods().forEach(each -> thrown.addAll(each.exceptions()));
    if (mocks == Mocks.MOCKITO) {
      makers.answered().forEach(each -> thrown.addAll(each.exceptions()));
    }
    if (thrown.isEmpty()) {
      return Set.of();
    }
    boolean isAny = thrown.contains("java/lang/Throwable");
    return Set.of(Names.internal(isAny ? "java/lang/Throwable" : "java/lang/Exception"));
  }
}
