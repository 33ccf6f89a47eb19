package dev.waymark.benchmarks.suite;

import dev.waymark.benchmarks.suite.SuiteResult.Outcome;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The results of the same tests, as they are and instrumented. */
public record SuiteComparison(SuiteResult plain, SuiteResult instrumented) {
  private static final Pattern CLASS = Pattern.compile("\\[class:([^]]+)]");
  private static final Outcome ABSENT = new Outcome(TestEnding.SKIPPED, 0, "did not run");

  /** Runs the test classes both ways, in several JVMs of each kind at a time. */
  public static SuiteComparison of(Suite suite, List<String> tests) {
    CompletableFuture<SuiteResult> plain = new SuiteProcess(suite, SuiteMode.PLAIN).start(tests);
    CompletableFuture<SuiteResult> other =
        new SuiteProcess(suite, SuiteMode.INSTRUMENTED).start(tests);
    return new SuiteComparison(plain.join(), other.join());
  }

  /** The ids of those tests that end in different ways, sorted. */
  public List<String> differing() {
    TreeSet<String> ids = new TreeSet<>(plain.tests().keySet());
    ids.addAll(instrumented.tests().keySet());
    ids.removeIf(id -> verdict(plain, id) == verdict(instrumented, id));
    return List.copyOf(ids);
  }

  /** The classes of those tests. */
  public List<String> differingClasses() {
    return differing().stream().map(SuiteComparison::classOf).distinct().toList();
  }

  private static String classOf(String id) {
    Matcher matcher = CLASS.matcher(id);
    if (!matcher.find()) {
      throw new IllegalArgumentException("no class in " + id);
    }
    return matcher.group(1);
  }

  /** Whether the test ends in the same way again in {@code other}, both plain and instrumented. */
  public boolean isRepeated(String id, SuiteComparison other) {
    return verdict(plain, id) == verdict(other.plain, id)
        && verdict(instrumented, id) == verdict(other.instrumented, id);
  }

  private static TestEnding verdict(SuiteResult result, String id) {
    return outcome(result, id).verdict();
  }

  private static Outcome outcome(SuiteResult result, String id) {
    return result.tests().getOrDefault(id, ABSENT);
  }

  /** The test and how it ended, in one line. */
  public String describe(String id) {
    return "%s: plain %s, instrumented %s"
        .formatted(id, describe(outcome(plain, id)), describe(outcome(instrumented, id)));
  }

  private static String describe(Outcome outcome) {
    String detail = outcome.detail().isEmpty() ? "" : " (" + outcome.detail() + ")";
    return outcome.verdict().name().toLowerCase(java.util.Locale.ROOT) + detail;
  }
}
