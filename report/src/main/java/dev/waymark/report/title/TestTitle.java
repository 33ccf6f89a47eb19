package dev.waymark.report.title;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.report.failure.Violations;
import dev.waymark.target.Entry;
import java.util.Locale;
import java.util.Set;

/**
 * What a test is called.
 *
 * @param name the method under test, the case and the outcome, such as {@code
 *     withdraw_amountMoreThanBalance_throwsIllegalStateException}; a name that Java admits
 * @param words the same for people, as the source has it
 */
public record TestTitle(String name, String words) {
  /** The title of a test of {@code entry} among those of the class {@code owner}. */
  public static TestTitle of(String owner, Entry entry, TestCase test) {
    String condition = Distinction.of(entry, test).map(ConditionWords::of).orElse("");
    String situation = condition.isEmpty() ? InputWords.of(entry, test) : condition;
    boolean isViolation = Violations.isViolation(entry, test.outcome());
    String end = isViolation ? "violatesAssertion" : OutcomeWords.of(entry, test.outcome());
    String name = subject(owner, entry) + (situation.isEmpty() ? "" : "_" + situation);
    return new TestTitle(name + "_" + end, DisplayNames.of(entry, test));
  }

  /** The method under test; that of another class with the name of the class. */
  private static String subject(String owner, Entry entry) {
    String declaring = entry.method().owner().name();
    String method = method(entry);
    if (declaring.equals(owner)) {
      return method;
    }
    String simple = nameOf(declaring);
    if (simple.isEmpty()) {
      return method;
    }
    return simple.substring(0, 1).toLowerCase(Locale.ROOT) + simple.substring(1) + "_" + method;
  }

  /** The name that its source has for a class: none, if only compilers number it. */
  static String nameOf(String type) {
    return type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1)
        .replaceFirst("^[0-9]+", "");
  }

  /** The method under test, as a name that Java admits. */
  public static String method(Entry entry) {
    return entry.isConstructor() ? "constructor" : entry.method().name();
  }

  /** This title of a test that does not say what is returned. */
  public TestTitle withoutResult() {
    return new TestTitle(
        name.replaceFirst("_returns\\w+$", "_returns"),
        words.replaceFirst("(?s)((?:: |, )returns) .*", "$1"));
  }

  /** The name, numbered if it is among {@code taken}, to which it is added. */
  public String nameBeside(Set<String> taken) {
    String free = name;
    for (int i = 2; !taken.add(free); i++) {
      free = name + (Character.isDigit(name.charAt(name.length() - 1)) ? "_" : "") + i;
    }
    return free;
  }
}
