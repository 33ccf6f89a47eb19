package dev.waymark.explore.search;

import java.util.List;
import java.util.function.Predicate;

/**
 * An option of a strategy.
 *
 * @param values the values it may have, for people
 * @param check whether a text is one of them
 */
public record StrategyOption(String name, String values, String summary, Predicate<String> check) {
  private static final int MOST_DIGITS = 9;

  /** A whole number, at least {@code min}. */
  static StrategyOption number(String name, int min, String summary) {
    return new StrategyOption(name, "N", summary, text -> isNumber(text, min));
  }

  private static boolean isNumber(String text, int min) {
    return text.length() <= MOST_DIGITS
        && !text.isEmpty()
        && text.chars().allMatch(c -> c >= '0' && c <= '9')
        && Integer.parseInt(text) >= min;
  }

  /** One of these words, the first if none is given. */
  static StrategyOption word(String name, List<String> words, String summary) {
    return new StrategyOption(name, String.join("|", words), summary, words::contains);
  }

  @Override
  public String toString() {
    return name + "=" + values;
  }
}
