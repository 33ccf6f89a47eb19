package dev.waymark.report.html;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Names of files that every system can have: letters of ASCII, digits, points and hyphens, not too
 * long, and different even where upper and lower case are the same. Links need not escape them.
 */
final class FileNames {
  private static final int LONGEST = 120;
  private static final String PLAIN =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.";

  private final Set<String> taken = new HashSet<>();

  /** A name like {@code name} that is not yet taken. */
  String of(String name) {
    String plain = plain(name);
    String unique = plain;
    for (int i = 2; !taken.add(unique.toLowerCase(Locale.ROOT)); i++) {
      unique = plain + "-" + i;
    }
    return unique;
  }

  /** A name for something within a page; unique if {@code name} is. */
  static String anchor(String name) {
    return plain(name) + "-" + Integer.toHexString(name.hashCode());
  }

  private static String plain(String name) {
    StringBuilder out = new StringBuilder();
    name.codePoints().forEach(c -> append(out, c));
    return out.length() <= LONGEST
        ? out.toString()
        : out.substring(0, LONGEST) + "-" + Integer.toHexString(name.hashCode());
  }

  private static void append(StringBuilder out, int c) {
    boolean isPlain = PLAIN.indexOf(c) >= 0;
    out.append(isPlain ? Character.toString(c) : "-");
  }
}
