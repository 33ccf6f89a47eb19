package dev.waymark.library.java.lang;

import dev.waymark.library.Buffer;
import dev.waymark.library.Cases;
import dev.waymark.library.Digits;
import dev.waymark.library.Letters;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.CodePoints;
import dev.waymark.library.text.Text;
import dev.waymark.library.value.BoxContents;
import dev.waymark.library.value.BoxEquality;
import dev.waymark.library.value.BoxOrder;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link Character}. */
public final class CharacterModel {
  private CharacterModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Character self, char value) {
    Carriers.put(self, new char[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Character valueOf(char value) {
    if (!Symbolic.isSymbolic(value)) {
      return Character.valueOf(value);
    }
    Character box = new Character((char) Symbolic.concrete(value));
    Carriers.put(box, new char[] {value});
    return box;
  }

  public static char charValue(Character self) {
    return BoxContents.of(self);
  }

  public static boolean equals(Character self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Character self) {
    return hashCode(charValue(self));
  }

  public static int compareTo(Character self, Character other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(char value) {
    return value;
  }

  public static int compare(char a, char b) {
    return a - b;
  }

  public static char reverseBytes(char value) {
    return (char) (((value & 0xFF00) >> 8) | (value << 8));
  }

  public static boolean isDigit(char c) {
    return Letters.isDigit(c);
  }

  public static boolean isDigit(int codePoint) {
    return Letters.isDigit(codePoint);
  }

  public static boolean isLetter(char c) {
    return Letters.isLetter(c);
  }

  public static boolean isLetter(int codePoint) {
    return Letters.isLetter(codePoint);
  }

  public static boolean isLetterOrDigit(char c) {
    return Letters.isLetterOrDigit(c);
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return Letters.isLetterOrDigit(codePoint);
  }

  public static boolean isAlphabetic(int codePoint) {
    return Letters.isAlphabetic(codePoint);
  }

  public static boolean isUpperCase(char c) {
    return Letters.isUpperCase(c);
  }

  public static boolean isUpperCase(int codePoint) {
    return Letters.isUpperCase(codePoint);
  }

  public static boolean isLowerCase(char c) {
    return Letters.isLowerCase(c);
  }

  public static boolean isLowerCase(int codePoint) {
    return Letters.isLowerCase(codePoint);
  }

  public static boolean isTitleCase(char c) {
    return Letters.isTitleCase(c);
  }

  public static boolean isTitleCase(int codePoint) {
    return Letters.isTitleCase(codePoint);
  }

  public static boolean isWhitespace(char c) {
    return Letters.isWhitespace(c);
  }

  public static boolean isWhitespace(int codePoint) {
    return Letters.isWhitespace(codePoint);
  }

  public static boolean isSpaceChar(char c) {
    return Letters.isSpaceChar(c);
  }

  public static boolean isSpaceChar(int codePoint) {
    return Letters.isSpaceChar(codePoint);
  }

  public static boolean isDefined(char c) {
    return Letters.isDefined(c);
  }

  public static boolean isDefined(int codePoint) {
    return Letters.isDefined(codePoint);
  }

  public static boolean isJavaIdentifierStart(char c) {
    return Letters.isJavaIdentifierStart(c);
  }

  public static boolean isJavaIdentifierStart(int codePoint) {
    return Letters.isJavaIdentifierStart(codePoint);
  }

  public static boolean isJavaIdentifierPart(char c) {
    return Letters.isJavaIdentifierPart(c);
  }

  public static boolean isJavaIdentifierPart(int codePoint) {
    return Letters.isJavaIdentifierPart(codePoint);
  }

  public static boolean isUnicodeIdentifierStart(char c) {
    return Letters.isUnicodeIdentifierStart(c);
  }

  public static boolean isUnicodeIdentifierStart(int codePoint) {
    return Letters.isUnicodeIdentifierStart(codePoint);
  }

  public static boolean isUnicodeIdentifierPart(char c) {
    return Letters.isUnicodeIdentifierPart(c);
  }

  public static boolean isUnicodeIdentifierPart(int codePoint) {
    return Letters.isUnicodeIdentifierPart(codePoint);
  }

  public static boolean isIdentifierIgnorable(char c) {
    return Letters.isIdentifierIgnorable(c);
  }

  public static boolean isIdentifierIgnorable(int codePoint) {
    return Letters.isIdentifierIgnorable(codePoint);
  }

  public static boolean isIdeographic(int codePoint) {
    return Letters.isIdeographic(codePoint);
  }

  public static boolean isMirrored(char c) {
    return Letters.isMirrored(c);
  }

  public static boolean isMirrored(int codePoint) {
    return Letters.isMirrored(codePoint);
  }

  public static boolean isISOControl(char c) {
    return Letters.isIsoControl(c);
  }

  public static boolean isISOControl(int codePoint) {
    return Letters.isIsoControl(codePoint);
  }

  public static boolean isSurrogate(char c) {
    return CodePoints.isHalf(c) == 1;
  }

  public static boolean isHighSurrogate(char c) {
    return CodePoints.isHigh(c);
  }

  public static boolean isLowSurrogate(char c) {
    return CodePoints.isLow(c);
  }

  public static boolean isSurrogatePair(char high, char low) {
    return CodePoints.isHigh(high) && CodePoints.isLow(low);
  }

  public static boolean isValidCodePoint(int codePoint) {
    return codePoint >= 0 && codePoint <= Character.MAX_CODE_POINT;
  }

  public static boolean isBmpCodePoint(int codePoint) {
    return codePoint >>> 16 == 0;
  }

  public static boolean isSupplementaryCodePoint(int codePoint) {
    return codePoint >= Character.MIN_SUPPLEMENTARY_CODE_POINT
        && codePoint <= Character.MAX_CODE_POINT;
  }

  public static int charCount(int codePoint) {
    return CodePoints.width(codePoint);
  }

  public static int toCodePoint(char high, char low) {
    return CodePoints.join(high, low);
  }

  public static char highSurrogate(int codePoint) {
    return CodePoints.highOf(codePoint);
  }

  public static char lowSurrogate(int codePoint) {
    return CodePoints.lowOf(codePoint);
  }

  public static char[] toChars(int codePoint) {
    if (!isValidCodePoint(codePoint)) {
      return Character.toChars(Symbolic.concrete(codePoint));
    }
    Buffer buffer = new Buffer();
    buffer.appendCodePoint(codePoint);
    return buffer.toChars();
  }

  public static int codePointAt(CharSequence text, int index) {
    char high = CharSequenceModel.charAt(text, index);
    if (CodePoints.isHigh(high) && index < CharSequenceModel.length(text) - 1) {
      char low = CharSequenceModel.charAt(text, index + 1);
      return CodePoints.isLow(low) ? CodePoints.join(high, low) : high;
    }
    return high;
  }

  public static int codePointAt(char[] text, int index) {
    int place = Numbers.pin(index);
    boolean exists = place >= 0 && place < text.length;
    return exists ? CodePoints.at(text, place, text.length) : Character.codePointAt(text, place);
  }

  public static char toUpperCase(char c) {
    return (char) Cases.upper(c);
  }

  public static int toUpperCase(int codePoint) {
    return Cases.upper(codePoint);
  }

  public static char toLowerCase(char c) {
    return (char) Cases.lower(c);
  }

  public static int toLowerCase(int codePoint) {
    return Cases.lower(codePoint);
  }

  public static char toTitleCase(char c) {
    return (char) Letters.toTitle(c);
  }

  public static int toTitleCase(int codePoint) {
    return Letters.toTitle(codePoint);
  }

  public static int digit(char c, int radix) {
    return Letters.digit(c, radix);
  }

  public static int digit(int codePoint, int radix) {
    return Letters.digit(codePoint, radix);
  }

  public static int getNumericValue(char c) {
    return Letters.numericValue(c);
  }

  public static int getNumericValue(int codePoint) {
    return Letters.numericValue(codePoint);
  }

  public static char forDigit(int digit, int radix) {
    boolean exists = radix >= Character.MIN_RADIX && radix <= Character.MAX_RADIX;
    return exists && digit >= 0 && digit < radix ? Digits.digit(digit) : 0;
  }

  public static int getType(char c) {
    return Letters.type(c);
  }

  public static int getType(int codePoint) {
    return Letters.type(codePoint);
  }

  public static String toString(char c) {
    return Text.make(new char[] {c});
  }

  public static String toString(int codePoint) {
    if (!isValidCodePoint(codePoint)) {
      return Character.toString(Symbolic.concrete(codePoint));
    }
    return Text.make(toChars(codePoint));
  }

  public static String toString(Character self) {
    return toString(charValue(self));
  }
}
