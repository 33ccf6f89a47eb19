package dev.waymark.library;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;

/** What there is to see of the objects around regular expressions. */
final class RegexDescription {
  private RegexDescription() {}

  static boolean includes(Object value) {
    return value instanceof MatchResult || value instanceof Predicate;
  }

  static String of(Object value) {
    if (value instanceof Predicate<?> predicate) {
      return answers(predicate);
    }
    String groups = groups((MatchResult) value);
    return value instanceof Matcher matcher
        ? groups + matcher + matcher.hitEnd() + rest(matcher)
        : groups;
  }

  /** The text behind what was replaced, which is none if the matcher was given none. */
  private static String rest(Matcher matcher) {
    try {
      return matcher.appendTail(new StringBuilder()).toString();
    } catch (NullPointerException e) {
      return "no text";
    }
  }

  private static String groups(MatchResult result) {
    try {
      StringBuilder groups = new StringBuilder("match");
      for (int i = 0; i <= result.groupCount(); i++) {
        groups.append(' ').append(result.start(i)).append(' ').append(result.group(i));
      }
      return groups.toString();
    } catch (IllegalStateException e) {
      return "no match";
    }
  }

  /** What it says of some strings; what it throws is its answer. */
  @SuppressWarnings("unchecked")
  private static String answers(Predicate<?> predicate) {
    StringBuilder answers = new StringBuilder("predicate");
    for (String text : List.of("", "a", "0", "12", "2020-01-31", "a@b.org", "#ff00ff", "x y")) {
      try {
        String carrying = (String) Carrying.make(text);
        answers.append(' ').append(((Predicate<String>) predicate).test(carrying));
      } catch (RuntimeException e) {
        answers.append(' ').append(e);
      }
    }
    return answers.toString();
  }
}
