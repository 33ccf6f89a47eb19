package dev.waymark.library;

import dev.waymark.library.number.Flags;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.CodePoints;
import dev.waymark.probe.CharacterFunction;
import dev.waymark.probe.Symbolic;

/** What {@link Character} says about code points. Each table is made when first used. */
public final class Letters {
  private static final int ASCII = 0x80;
  private static final int TEN = 10;
  private static final int MOST = 36;

  private Letters() {}

  static boolean isAscii(int codePoint) {
    return codePoint >= 0 && codePoint < ASCII;
  }

  /** Whether all characters are ASCII: one decision. */
  static boolean areAscii(char[] text) {
    int all = 1;
    for (char c : text) {
      all &= Flags.less(c, ASCII);
    }
    return all == 1;
  }

  private static final class DigitTable {
    static final Property IS = Property.of(CharacterFunction.DIGIT);
  }

  public static boolean isDigit(int codePoint) {
    return DigitTable.IS.has(codePoint);
  }

  private static final class LetterTable {
    static final Property IS = Property.of(CharacterFunction.LETTER);
  }

  public static boolean isLetter(int codePoint) {
    return LetterTable.IS.has(codePoint);
  }

  private static final class LetterOrDigitTable {
    static final Property IS = Property.of(CharacterFunction.LETTER_OR_DIGIT);
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return LetterOrDigitTable.IS.has(codePoint);
  }

  private static final class AlphabeticTable {
    static final Property IS = Property.of(CharacterFunction.ALPHABETIC);
  }

  public static boolean isAlphabetic(int codePoint) {
    return AlphabeticTable.IS.has(codePoint);
  }

  private static final class UpperCaseTable {
    static final Property IS = Property.of(CharacterFunction.UPPER_CASE);
  }

  public static boolean isUpperCase(int codePoint) {
    return UpperCaseTable.IS.has(codePoint);
  }

  private static final class LowerCaseTable {
    static final Property IS = Property.of(CharacterFunction.LOWER_CASE);
  }

  public static boolean isLowerCase(int codePoint) {
    return LowerCaseTable.IS.has(codePoint);
  }

  private static final class TitleCaseTable {
    static final Property IS = Property.of(CharacterFunction.TITLE_CASE);
  }

  public static boolean isTitleCase(int codePoint) {
    return TitleCaseTable.IS.has(codePoint);
  }

  private static final class WhitespaceTable {
    static final Property IS = Property.of(CharacterFunction.WHITESPACE);
  }

  public static boolean isWhitespace(int codePoint) {
    return WhitespaceTable.IS.has(codePoint);
  }

  private static final class SpaceCharTable {
    static final Property IS = Property.of(CharacterFunction.SPACE_CHAR);
  }

  public static boolean isSpaceChar(int codePoint) {
    return SpaceCharTable.IS.has(codePoint);
  }

  private static final class DefinedTable {
    static final Property IS = Property.of(CharacterFunction.DEFINED);
  }

  public static boolean isDefined(int codePoint) {
    return DefinedTable.IS.has(codePoint);
  }

  private static final class JavaIdentifierStartTable {
    static final Property IS = Property.of(CharacterFunction.JAVA_IDENTIFIER_START);
  }

  public static boolean isJavaIdentifierStart(int codePoint) {
    return JavaIdentifierStartTable.IS.has(codePoint);
  }

  private static final class JavaIdentifierPartTable {
    static final Property IS = Property.of(CharacterFunction.JAVA_IDENTIFIER_PART);
  }

  public static boolean isJavaIdentifierPart(int codePoint) {
    return JavaIdentifierPartTable.IS.has(codePoint);
  }

  private static final class UnicodeIdentifierStartTable {
    static final Property IS = Property.of(CharacterFunction.UNICODE_IDENTIFIER_START);
  }

  public static boolean isUnicodeIdentifierStart(int codePoint) {
    return UnicodeIdentifierStartTable.IS.has(codePoint);
  }

  private static final class UnicodeIdentifierPartTable {
    static final Property IS = Property.of(CharacterFunction.UNICODE_IDENTIFIER_PART);
  }

  public static boolean isUnicodeIdentifierPart(int codePoint) {
    return UnicodeIdentifierPartTable.IS.has(codePoint);
  }

  private static final class IdentifierIgnorableTable {
    static final Property IS = Property.of(CharacterFunction.IDENTIFIER_IGNORABLE);
  }

  public static boolean isIdentifierIgnorable(int codePoint) {
    return IdentifierIgnorableTable.IS.has(codePoint);
  }

  private static final class IdeographicTable {
    static final Property IS = Property.of(CharacterFunction.IDEOGRAPHIC);
  }

  public static boolean isIdeographic(int codePoint) {
    return IdeographicTable.IS.has(codePoint);
  }

  private static final class MirroredTable {
    static final Property IS = Property.of(CharacterFunction.MIRRORED);
  }

  public static boolean isMirrored(int codePoint) {
    return MirroredTable.IS.has(codePoint);
  }

  private static final class IsoControlTable {
    static final Property IS = Property.of(CharacterFunction.ISO_CONTROL);
  }

  public static boolean isIsoControl(int codePoint) {
    return IsoControlTable.IS.has(codePoint);
  }

  private static final class Digits36 {
    /** The values of digits, each with one added, so that 0 is none. */
    static final CharacterTable VALUES = new CharacterTable(CharacterFunction.DIGIT_VALUE);
  }

  /** The value of a digit from 0 to 35; -1 for what is none. */
  static int digit(int codePoint) {
    return isAscii(codePoint) ? asciiDigit(codePoint) : Digits36.VALUES.at(codePoint) - 1;
  }

  /** The same for ASCII; computed, not decided. */
  static int asciiDigit(int c) {
    int lower = Symbolic.choose(CodePoints.isBetween(c, 'a', 'z'), c - 'a' + TEN, -1);
    int letter = Symbolic.choose(CodePoints.isBetween(c, 'A', 'Z'), c - 'A' + TEN, lower);
    return Symbolic.choose(CodePoints.isBetween(c, '0', '9'), c - '0', letter);
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
    static final CharacterTable TABLE = new CharacterTable(CharacterFunction.NUMERIC_VALUE);
  }

  public static int numericValue(int codePoint) {
    if (isAscii(codePoint)) {
      return asciiDigit(codePoint);
    }
    boolean exists = codePoint >= 0 && codePoint <= Character.MAX_CODE_POINT;
    return exists ? NumericValues.TABLE.at(codePoint) : -1;
  }

  private static final class Types {
    static final CharacterTable TABLE = new CharacterTable(CharacterFunction.TYPE);
  }

  public static int type(int codePoint) {
    return Types.TABLE.at(codePoint);
  }

  private static final class TitleDistances {
    static final CharacterTable TABLE = new CharacterTable(CharacterFunction.TO_TITLE);
  }

  public static int toTitle(int codePoint) {
    return isAscii(codePoint)
        ? Cases.upper(codePoint)
        : codePoint + TitleDistances.TABLE.at(codePoint);
  }
}
