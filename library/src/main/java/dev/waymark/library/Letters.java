package dev.waymark.library;

import java.util.stream.IntStream;

/** What {@link Character} says about code points. Each table is made when first used. */
public final class Letters {
  private static final int ASCII = 0x80;
  private static final int TEN = 10;
  private static final int MOST = 36;
  private static final String WIDE_LETTERS = "\uFF21\uFF41";

  private Letters() {}

  static boolean isAscii(int codePoint) {
    return codePoint >= 0 && codePoint < ASCII;
  }

  private static final class DigitTable {
    static final Property IS = Property.of(Character::isDigit);
  }

  public static boolean isDigit(int codePoint) {
    return DigitTable.IS.has(codePoint);
  }

  private static final class LetterTable {
    static final Property IS = Property.of(Character::isLetter);
  }

  public static boolean isLetter(int codePoint) {
    return LetterTable.IS.has(codePoint);
  }

  private static final class LetterOrDigitTable {
    static final Property IS = Property.of(Character::isLetterOrDigit);
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return LetterOrDigitTable.IS.has(codePoint);
  }

  private static final class AlphabeticTable {
    static final Property IS = Property.of(Character::isAlphabetic);
  }

  public static boolean isAlphabetic(int codePoint) {
    return AlphabeticTable.IS.has(codePoint);
  }

  private static final class UpperCaseTable {
    static final Property IS = Property.of(Character::isUpperCase);
  }

  public static boolean isUpperCase(int codePoint) {
    return UpperCaseTable.IS.has(codePoint);
  }

  private static final class LowerCaseTable {
    static final Property IS = Property.of(Character::isLowerCase);
  }

  public static boolean isLowerCase(int codePoint) {
    return LowerCaseTable.IS.has(codePoint);
  }

  private static final class TitleCaseTable {
    static final Property IS = Property.of(Character::isTitleCase);
  }

  public static boolean isTitleCase(int codePoint) {
    return TitleCaseTable.IS.has(codePoint);
  }

  private static final class WhitespaceTable {
    static final Property IS = Property.of(Character::isWhitespace);
  }

  public static boolean isWhitespace(int codePoint) {
    return WhitespaceTable.IS.has(codePoint);
  }

  private static final class SpaceCharTable {
    static final Property IS = Property.of(Character::isSpaceChar);
  }

  public static boolean isSpaceChar(int codePoint) {
    return SpaceCharTable.IS.has(codePoint);
  }

  private static final class DefinedTable {
    static final Property IS = Property.of(Character::isDefined);
  }

  public static boolean isDefined(int codePoint) {
    return DefinedTable.IS.has(codePoint);
  }

  private static final class JavaIdentifierStartTable {
    static final Property IS = Property.of(Character::isJavaIdentifierStart);
  }

  public static boolean isJavaIdentifierStart(int codePoint) {
    return JavaIdentifierStartTable.IS.has(codePoint);
  }

  private static final class JavaIdentifierPartTable {
    static final Property IS = Property.of(Character::isJavaIdentifierPart);
  }

  public static boolean isJavaIdentifierPart(int codePoint) {
    return JavaIdentifierPartTable.IS.has(codePoint);
  }

  private static final class UnicodeIdentifierStartTable {
    static final Property IS = Property.of(Character::isUnicodeIdentifierStart);
  }

  public static boolean isUnicodeIdentifierStart(int codePoint) {
    return UnicodeIdentifierStartTable.IS.has(codePoint);
  }

  private static final class UnicodeIdentifierPartTable {
    static final Property IS = Property.of(Character::isUnicodeIdentifierPart);
  }

  public static boolean isUnicodeIdentifierPart(int codePoint) {
    return UnicodeIdentifierPartTable.IS.has(codePoint);
  }

  private static final class IdentifierIgnorableTable {
    static final Property IS = Property.of(Character::isIdentifierIgnorable);
  }

  public static boolean isIdentifierIgnorable(int codePoint) {
    return IdentifierIgnorableTable.IS.has(codePoint);
  }

  private static final class IdeographicTable {
    static final Property IS = Property.of(Character::isIdeographic);
  }

  public static boolean isIdeographic(int codePoint) {
    return IdeographicTable.IS.has(codePoint);
  }

  private static final class MirroredTable {
    static final Property IS = Property.of(Character::isMirrored);
  }

  public static boolean isMirrored(int codePoint) {
    return MirroredTable.IS.has(codePoint);
  }

  private static final class IsoControlTable {
    static final Property IS = Property.of(Character::isISOControl);
  }

  public static boolean isIsoControl(int codePoint) {
    return IsoControlTable.IS.has(codePoint);
  }

  private static final class Digits36 {
    /** The values of digits, each with one added, so that 0 is none. */
    static final Table VALUES = Table.of(values());

    private static int[] values() {
      int[] values = new int[Character.MAX_CODE_POINT + 1];
      IntStream digits =
          IntStream.rangeClosed(0, Character.MAX_CODE_POINT).filter(Character::isDigit);
      for (int c : digits.toArray()) {
        values[c] = Character.digit(c, MOST) + 1;
      }
      for (int c : ("Aa" + WIDE_LETTERS).toCharArray()) {
        for (int i = 0; i < MOST - TEN; i++) {
          values[c + i] = Character.digit(c + i, MOST) + 1;
        }
      }
      return values;
    }
  }

  /** The value of a digit from 0 to 35; -1 for what is none. */
  static int digit(int codePoint) {
    return isAscii(codePoint) ? asciiDigit(codePoint) : Digits36.VALUES.at(codePoint) - 1;
  }

  /** The same for ASCII; computed, not decided. */
  static int asciiDigit(int c) {
    int lower = c | 0x20;
    int number = -Points.isBetween(c, '0', '9') & (c - '0' + 1);
    int letter = -Points.isBetween(lower, 'a', 'z') & (lower - 'a' + TEN + 1);
    return (number | letter) - 1;
  }

  /** The same, decided: what follows knows more about the character then. */
  private static int decidedDigit(int c) {
    if (c <= '9') {
      return c >= '0' ? c - '0' : -1;
    }
    if (c >= 'a') {
      return c <= 'z' ? c - 'a' + TEN : -1;
    }
    return c >= 'A' && c <= 'Z' ? c - 'A' + TEN : -1;
  }

  /** As {@link Character#digit(int, int)}. */
  public static int digit(int codePoint, int radix) {
    int base = Numbers.pin(radix);
    if (base < Character.MIN_RADIX || base > MOST) {
      return -1;
    }
    int value = isAscii(codePoint) ? decidedDigit(codePoint) : digit(codePoint);
    return value < base ? value : -1;
  }

  private static final class NumericValues {
    static final Table TABLE = Table.of(Character::getNumericValue);
  }

  public static int numericValue(int codePoint) {
    if (isAscii(codePoint)) {
      return asciiDigit(codePoint);
    }
    boolean exists = codePoint >= 0 && codePoint <= Character.MAX_CODE_POINT;
    return exists ? NumericValues.TABLE.at(codePoint) : -1;
  }

  private static final class Types {
    static final Table TABLE = Table.of(Character::getType);
  }

  public static int type(int codePoint) {
    return Types.TABLE.at(codePoint);
  }

  private static final class TitleDistances {
    static final Table TABLE =
        Table.distances(
            IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .map(Character::toTitleCase)
                .toArray());
  }

  public static int toTitle(int codePoint) {
    return isAscii(codePoint)
        ? Cases.upper(codePoint)
        : codePoint + TitleDistances.TABLE.at(codePoint);
  }
}
