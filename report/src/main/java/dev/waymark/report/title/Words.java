package dev.waymark.report.title;

import java.util.Locale;
import java.util.regex.Pattern;

/** Parts of names that are written together, each beginning with a capital letter. */
final class Words {
  private static final Pattern UNDERSCORE = Pattern.compile("_");
  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

  private Words() {}

  /** The word with a capital letter first. */
  static String capital(String word) {
    return word.isEmpty() ? "" : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** The name with a small letter first. */
  static String small(String word) {
    return word.isEmpty() ? "" : word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
  }

  /** {@code MinimumTotal} for {@code MINIMUM_TOTAL}. */
  static String ofConstant(String name) {
    StringBuilder words = new StringBuilder();
    for (String part : UNDERSCORE.splitAsStream(name).toList()) {
      words.append(capital(part.toLowerCase(Locale.ROOT)));
    }
    return words.toString();
  }

  /** All words of a text, without what stands between them. */
  static String joined(String text) {
    StringBuilder words = new StringBuilder();
    for (String part : BETWEEN.splitAsStream(text).toList()) {
      words.append(capital(part));
    }
    return words.toString();
  }
}
