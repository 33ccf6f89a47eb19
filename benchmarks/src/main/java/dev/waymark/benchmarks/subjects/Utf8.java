package dev.waymark.benchmarks.subjects;

/**
 * Checks code units against table 3-7 of the Unicode standard, "Well-Formed UTF-8 Byte Sequences".
 *
 * <p>A path is a way to cut the units into sequences, up to the first that is ill-formed; sequences
 * differ by the row of their lead and by whether a unit is below, within or above its range. 39
 * paths for 3 units, 237 for 5, 1,243 for 7. The number of units is fixed, so the ends of loops are
 * infeasible partial paths wherever they do not come: 167, 1,010 and 5,323 with these.
 */
public final class Utf8 {
  private static final int TAIL_MIN = 0x80;
  private static final int TAIL_MAX = 0xBF;

  private Utf8() {}

  /** Where the first ill-formed sequence of {@code units}, each 0..255, begins; -1 if nowhere. */
  public static int firstIllFormed(int[] units) {
    int at = 0;
    while (at < units.length) {
      int length = length(units[at]);
      if (length == 0 || length > units.length - at || !hasTail(units, at, length)) {
        return at;
      }
      at += length;
    }
    return -1;
  }

  /** How long the sequence is that begins with {@code lead}; 0 if none does. */
  private static int length(int lead) {
    if (lead < 0x80) {
      return 1;
    }
    if (lead < 0xC2) {
      return 0;
    }
    if (lead < 0xE0) {
      return 2;
    }
    if (lead < 0xF0) {
      return 3;
    }
    return lead <= 0xF4 ? 4 : 0;
  }

  private static boolean hasTail(int[] units, int at, int length) {
    if (length > 1 && !isSecond(units[at], units[at + 1])) {
      return false;
    }
    for (int i = at + 2; i < at + length; i++) {
      if (!isWithin(units[i], TAIL_MIN, TAIL_MAX)) {
        return false;
      }
    }
    return true;
  }

  /** Keeps out longer forms than needed, surrogates, and what is beyond the last code point. */
  private static boolean isSecond(int lead, int unit) {
    return switch (lead) {
      case 0xE0 -> isWithin(unit, 0xA0, TAIL_MAX);
      case 0xED -> isWithin(unit, TAIL_MIN, 0x9F);
      case 0xF0 -> isWithin(unit, 0x90, TAIL_MAX);
      case 0xF4 -> isWithin(unit, TAIL_MIN, 0x8F);
      default -> isWithin(unit, TAIL_MIN, TAIL_MAX);
    };
  }

  private static boolean isWithin(int unit, int min, int max) {
    return min <= unit && unit <= max;
  }
}
