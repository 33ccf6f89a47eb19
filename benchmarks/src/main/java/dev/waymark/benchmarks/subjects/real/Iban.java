package dev.waymark.benchmarks.subjects.real;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks and writes international bank account numbers (ISO 13616). */
public final class Iban {
  private static final int SHORTEST = 5;
  private static final int LONGEST = 34;
  private static final Map<String, Integer> LENGTHS =
      Map.ofEntries(
          Map.entry("AT", 20),
          Map.entry("BE", 16),
          Map.entry("CH", 21),
          Map.entry("DE", 22),
          Map.entry("ES", 24),
          Map.entry("FR", 27),
          Map.entry("GB", 22),
          Map.entry("IT", 27),
          Map.entry("NL", 18),
          Map.entry("NO", 15),
          Map.entry("PL", 28));

  private final String compact;

  /** A number that may be written with spaces. */
  public Iban(String text) {
    if (!isValid(text)) {
      throw new IllegalArgumentException("no valid IBAN: " + text);
    }
    this.compact = compact(text);
  }

  /** Whether {@code text} has the right length for its country and the right check digits. */
  public static boolean isValid(@Nullable String text) {
    if (text == null) {
      return false;
    }
    String compact = compact(text);
    if (compact.length() < SHORTEST || compact.length() > LONGEST || !isWellFormed(compact)) {
      return false;
    }
    Integer length = LENGTHS.get(compact.substring(0, 2));
    return length != null && length == compact.length() && remainder(compact) == 1;
  }

  /** The two check digits for an account of a country. */
  public static String checkDigits(String country, String account) {
    if (!LENGTHS.containsKey(country)) {
      throw new IllegalArgumentException("unknown country " + country);
    }
    int digits = 98 - remainder(country + "00" + account);
    return digits < 10 ? "0" + digits : String.valueOf(digits);
  }

  private static String compact(String text) {
    StringBuilder compact = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != ' ' && c != '-') {
        compact.append(Character.toUpperCase(c));
      }
    }
    return compact.toString();
  }

  /** Two letters, two digits, then letters and digits. */
  private static boolean isWellFormed(String compact) {
    for (int i = 0; i < compact.length(); i++) {
      char c = compact.charAt(i);
      boolean isLetter = c >= 'A' && c <= 'Z';
      boolean isDigit = c >= '0' && c <= '9';
      if (i < 2 ? !isLetter : i < 4 ? !isDigit : !isLetter && !isDigit) {
        return false;
      }
    }
    return true;
  }

  /** The number modulo 97, with its first four places moved to the end and letters as 10 to 35. */
  private static int remainder(String compact) {
    String moved = compact.substring(4) + compact.substring(0, 4);
    int remainder = 0;
    for (int i = 0; i < moved.length(); i++) {
      char c = moved.charAt(i);
      int digit = Character.digit(c, 36);
      if (digit < 0) {
        throw new IllegalArgumentException("neither letter nor digit: " + c);
      }
      remainder = (remainder * (digit > 9 ? 100 : 10) + digit) % 97;
    }
    return remainder;
  }

  public String country() {
    return compact.substring(0, 2);
  }

  /** Groups of four, as on paper. */
  public String printed() {
    StringBuilder printed = new StringBuilder();
    for (int i = 0; i < compact.length(); i++) {
      if (i > 0 && i % 4 == 0) {
        printed.append(' ');
      }
      printed.append(compact.charAt(i));
    }
    return printed.toString();
  }

  /** The number with all but its country and last four places hidden. */
  public String masked() {
    int hidden = compact.length() - 6;
    return country() + "*".repeat(hidden) + compact.substring(compact.length() - 4);
  }
}
