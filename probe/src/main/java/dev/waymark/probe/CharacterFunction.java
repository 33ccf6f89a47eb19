package dev.waymark.probe;

import java.util.Arrays;

/**
 * What the JDK says of code points. It is asked here, where code is not instrumented, because a
 * model needs the answers for very many of them.
 */
public enum CharacterFunction {
  DIGIT,
  LETTER,
  LETTER_OR_DIGIT,
  ALPHABETIC,
  UPPER_CASE,
  LOWER_CASE,
  TITLE_CASE,
  WHITESPACE,
  SPACE_CHAR,
  DEFINED,
  JAVA_IDENTIFIER_START,
  JAVA_IDENTIFIER_PART,
  UNICODE_IDENTIFIER_START,
  UNICODE_IDENTIFIER_PART,
  IDENTIFIER_IGNORABLE,
  IDEOGRAPHIC,
  MIRRORED,
  ISO_CONTROL,
  /** The value of a digit from 0 to 35, with one added, so that 0 is none. */
  DIGIT_VALUE,
  NUMERIC_VALUE,
  TYPE,
  /** How far it is to the upper case. */
  TO_UPPER,
  /** How far it is to the lower case. */
  TO_LOWER,
  /** How far it is to the title case. */
  TO_TITLE,
  /** How far it is to the lower case of the upper case. */
  TO_FOLDED;

  private static final int FEW = 64;

  /** The value for one code point; properties are 1 or 0. */
  @SuppressWarnings("CharacterGetNumericValue") // what it does is what is asked for
  public int at(int codePoint) {
    return switch (this) {
      case DIGIT_VALUE -> Character.digit(codePoint, Character.MAX_RADIX) + 1;
      case NUMERIC_VALUE -> Character.getNumericValue(codePoint);
      case TYPE -> Character.getType(codePoint);
      case TO_UPPER -> Character.toUpperCase(codePoint) - codePoint;
      case TO_LOWER -> Character.toLowerCase(codePoint) - codePoint;
      case TO_TITLE -> Character.toTitleCase(codePoint) - codePoint;
      case TO_FOLDED -> Character.toLowerCase(Character.toUpperCase(codePoint)) - codePoint;
      default -> has(codePoint) ? 1 : 0;
    };
  }

  private boolean has(int codePoint) {
    return switch (this) {
      case DIGIT -> Character.isDigit(codePoint);
      case LETTER -> Character.isLetter(codePoint);
      case LETTER_OR_DIGIT -> Character.isLetterOrDigit(codePoint);
      case ALPHABETIC -> Character.isAlphabetic(codePoint);
      case UPPER_CASE -> Character.isUpperCase(codePoint);
      case LOWER_CASE -> Character.isLowerCase(codePoint);
      case TITLE_CASE -> Character.isTitleCase(codePoint);
      case WHITESPACE -> Character.isWhitespace(codePoint);
      case SPACE_CHAR -> Character.isSpaceChar(codePoint);
      case DEFINED -> Character.isDefined(codePoint);
      case JAVA_IDENTIFIER_START -> Character.isJavaIdentifierStart(codePoint);
      case JAVA_IDENTIFIER_PART -> Character.isJavaIdentifierPart(codePoint);
      case UNICODE_IDENTIFIER_START -> Character.isUnicodeIdentifierStart(codePoint);
      case UNICODE_IDENTIFIER_PART -> Character.isUnicodeIdentifierPart(codePoint);
      case IDENTIFIER_IGNORABLE -> Character.isIdentifierIgnorable(codePoint);
      case IDEOGRAPHIC -> Character.isIdeographic(codePoint);
      case MIRRORED -> Character.isMirrored(codePoint);
      case ISO_CONTROL -> Character.isISOControl(codePoint);
      default -> throw new IllegalStateException(this + " is no property");
    };
  }

  /**
   * The values from {@code from} up to {@code end}, which are some, as ranges with one value each:
   * where each range starts, ascending, and then the value of each.
   */
  public int[][] ranges(int from, int end) {
    int[] starts = new int[FEW];
    int[] values = new int[FEW];
    int count = 0;
    for (int i = from; i < end; i++) {
      int value = at(i);
      if (count == 0 || value != values[count - 1]) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, 2 * count);
          values = Arrays.copyOf(values, 2 * count);
        }
        starts[count] = i;
        values[count++] = value;
      }
    }
    return new int[][] {Arrays.copyOf(starts, count), Arrays.copyOf(values, count)};
  }
}
