package dev.waymark.report.title;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.branch.Branch;
import dev.waymark.report.failure.Violations;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a test shows, in the words of the source: {@code classify: a == b is true, returns 3}. */
final class DisplayNames {
  /** A longer result is better read in the test. */
  private static final int LONGEST_RESULT = 40;

  /** The label of a branch: class, method and line, what is asked, and the answer. */
  private static final Pattern LABEL = Pattern.compile("(?s)\\S+ (.*?)(?: #\\d+)? \\[(.*)]");

  private static final Pattern NESTED = Pattern.compile("(?<=\\w)\\$(?=[A-Za-z])");

  private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z_]\\w*\\.)+(?=[A-Z])");

  private DisplayNames() {}

  static String of(Entry entry, TestCase test) {
    String condition = condition(entry, test);
    String middle = condition.isEmpty() ? "" : condition + ", ";
    boolean isViolation = Violations.isViolation(entry, test.outcome());
    String end = isViolation ? "violates an assertion" : end(test.outcome());
    return TestTitle.method(entry) + ": " + middle + end;
  }

  /** What tells the test from others; empty if nothing does. */
  private static String condition(Entry entry, TestCase test) {
    return Distinction.of(entry, test).map(branch -> words(entry, branch)).orElse("");
  }

  private static String words(Entry entry, Branch branch) {
    boolean isOwn = branch.method().equals(entry.method().ref());
    return (isOwn ? "" : "in " + branch.method().name() + " ") + words(branch);
  }

  private static String words(Branch branch) {
    String label = branch.label();
    if (branch.isLabel()) {
      return label.substring(label.indexOf(' ') + 1);
    }
    Matcher matcher = LABEL.matcher(NESTED.matcher(label).replaceAll("."));
    if (!matcher.matches()) {
      return label;
    }
    String answer = matcher.group(2);
    if (answer.equals("true") || answer.equals("false")) {
      return matcher.group(1) + " is " + answer;
    }
    return answer.endsWith("Exception")
        ? matcher.group(1) + " is false"
        : matcher.group(1) + " " + answer;
  }

  private static String end(Outcome outcome) {
    String text = PACKAGE.matcher(outcome.text()).replaceAll("");
    if (outcome.sort() == Outcome.Sort.THREW) {
      return "throws " + text.replace('$', '.');
    }
    return text.isEmpty() || text.length() > LONGEST_RESULT ? "returns" : "returns " + text;
  }
}
