package dev.waymark.library.java.lang;

import dev.waymark.library.Builders;
import dev.waymark.library.Bytes;
import dev.waymark.library.Cases;
import dev.waymark.library.Digits;
import dev.waymark.library.Folding;
import dev.waymark.library.ObjectText;
import dev.waymark.library.TextPieces;
import dev.waymark.library.TextRegions;
import dev.waymark.library.Whitespace;
import dev.waymark.library.format.Formatting;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.regex.Matchers;
import dev.waymark.library.stream.IntSources;
import dev.waymark.library.text.CodePoints;
import dev.waymark.library.text.Pair;
import dev.waymark.library.text.Search;
import dev.waymark.library.text.Text;
import dev.waymark.library.text.TextEquality;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@link String}. */
public final class StringModel {
  private StringModel() {}

  public static void init(String self, char[] value) {
    if (Symbolic.isSymbolicArray(value)) {
      Carriers.put(self, value.clone());
    }
  }

  public static void init(String self, char[] value, int offset, int count) {
    int from = Numbers.pin(offset);
    put(self, Text.make(value, from, from + Numbers.pin(count)));
  }

  public static void init(String self, int[] codePoints, int offset, int count) {
    put(self, Builders.ofCodePoints(codePoints, Numbers.pin(offset), Numbers.pin(count)));
  }

  public static void init(String self, String original) {
    put(self, original);
  }

  public static void init(String self, StringBuilder builder) {
    put(self, Builders.toString(builder));
  }

  public static void init(String self, StringBuffer buffer) {
    put(self, Builders.toString(buffer));
  }

  public static void init(String self, byte[] bytes) {
    init(self, bytes, Charset.defaultCharset());
  }

  public static void init(String self, byte[] bytes, Charset charset) {
    if (Symbolic.isSymbolicArray(bytes)) {
      put(self, Bytes.decode(bytes, charset));
    }
  }

  private static void put(String self, String other) {
    char[] carried = Text.carried(other);
    if (carried != null) {
      Carriers.put(self, carried.clone());
    }
  }

  public static int length(String self) {
    return Text.length(self);
  }

  public static boolean isEmpty(String self) {
    return length(self) == 0;
  }

  public static boolean isBlank(String self) {
    return Whitespace.afterWhite(Text.of(self)) == self.length();
  }

  public static char charAt(String self, int index) {
    char[] carried = Text.carried(self);
    if (carried != null && !Symbolic.isSymbolic(index)) {
      return index >= 0 && index < carried.length ? carried[index] : self.charAt(index);
    }
    char[] text = Text.of(self);
    return index >= 0 && index < text.length ? text[index] : self.charAt(Symbolic.concrete(index));
  }

  public static int codePointAt(String self, int index) {
    char[] text = Text.of(self);
    int place = Numbers.pin(index);
    boolean exists = place >= 0 && place < text.length;
    return exists ? CodePoints.at(text, place, text.length) : self.codePointAt(place);
  }

  public static int codePointBefore(String self, int index) {
    char[] text = Text.of(self);
    int place = Numbers.pin(index);
    boolean exists = place >= 1 && place <= text.length;
    return exists ? CodePoints.before(text, place, 0) : self.codePointBefore(place);
  }

  public static int codePointCount(String self, int begin, int end) {
    char[] text = Text.of(self);
    int from = Numbers.pin(begin);
    int to = Numbers.pin(end);
    boolean exists = from >= 0 && from <= to && to <= text.length;
    return exists ? CodePoints.count(text, from, to) : self.codePointCount(from, to);
  }

  public static void getChars(String self, int begin, int end, char[] target, int at) {
    char[] text = Text.of(self);
    int from = Numbers.pin(begin);
    int to = Numbers.pin(end);
    int place = Numbers.pin(at);
    self.getChars(from, to, target, place);
    System.arraycopy(text, from, target, place, to - from);
  }

  public static char[] toCharArray(String self) {
    return Text.carries(self) ? Text.of(self).clone() : self.toCharArray();
  }

  public static byte[] getBytes(String self) {
    return getBytes(self, Charset.defaultCharset());
  }

  public static byte[] getBytes(String self, Charset charset) {
    return Text.carries(self) ? Bytes.encode(self, charset) : self.getBytes(charset);
  }

  public static byte[] getBytes(String self, String charset) throws UnsupportedEncodingException {
    byte[] bytes = self.getBytes(charset);
    return Text.carries(self) ? Bytes.encode(self, Charset.forName(charset)) : bytes;
  }

  public static boolean equals(String self, @Nullable Object other) {
    return TextEquality.equal(self, other);
  }

  public static boolean contentEquals(String self, CharSequence other) {
    return TextEquality.isSame(self, ObjectText.sequence(other));
  }

  public static boolean contentEquals(String self, StringBuffer other) {
    return TextEquality.isSame(self, Builders.toString(other));
  }

  @SuppressWarnings("ReferenceEquality") // a text is like itself, without a look at it
  public static boolean equalsIgnoreCase(String self, @Nullable String other) {
    if (Objects.requireNonNull(self) == other) {
      return true;
    }
    Pair pair = other == null ? null : Pair.of(self, other);
    return pair != null && Folding.same(pair.left(), pair.right());
  }

  public static int compareTo(String self, String other) {
    return Search.compare(Text.of(self), Text.of(other));
  }

  public static int compareToIgnoreCase(String self, String other) {
    return Folding.compare(Text.of(self), Text.of(other));
  }

  public static boolean regionMatches(
      String self, int at, @Nullable String other, int from, int length) {
    if (other == null) {
      int place = Numbers.pin(at);
      return self.regionMatches(place, other, Numbers.pin(from), Numbers.pin(length));
    }
    return regionMatches(self, false, at, other, from, length);
  }

  public static boolean regionMatches(
      String self, boolean ignoreCase, int at, @Nullable String other, int from, int length) {
    return TextRegions.match(self, ignoreCase, at, other, from, length);
  }

  public static boolean startsWith(String self, String prefix, int offset) {
    char[] text = Text.of(self);
    int place = Numbers.pin(offset);
    if (place < 0) {
      return false;
    }
    char[] sought = Text.of(prefix);
    return place <= text.length - sought.length && Search.isAt(text, place, sought) == 1;
  }

  public static boolean startsWith(String self, String prefix) {
    char[] sought = Text.of(prefix);
    char[] start = Text.start(self, sought.length);
    return start != null && Search.isAt(start, 0, sought) == 1;
  }

  public static boolean endsWith(String self, String suffix) {
    return startsWith(self, suffix, length(self) - length(suffix));
  }

  public static int hashCode(String self) {
    return TextEquality.hash(self);
  }

  public static int indexOf(String self, int c) {
    return Search.first(Text.of(self), c, 0);
  }

  public static int indexOf(String self, int c, int from) {
    return Search.first(Text.of(self), c, from);
  }

  public static int indexOf(String self, String sought) {
    return Search.first(Text.of(self), Text.of(sought), 0);
  }

  public static int indexOf(String self, String sought, int from) {
    return Search.first(Text.of(self), Text.of(sought), from);
  }

  public static int lastIndexOf(String self, int c) {
    return Search.last(Text.of(self), c, Integer.MAX_VALUE);
  }

  public static int lastIndexOf(String self, int c, int from) {
    return Search.last(Text.of(self), c, from);
  }

  public static int lastIndexOf(String self, String sought) {
    return Search.last(Text.of(self), Text.of(sought), Integer.MAX_VALUE);
  }

  public static int lastIndexOf(String self, String sought, int from) {
    return Search.last(Text.of(self), Text.of(sought), from);
  }

  public static boolean contains(String self, CharSequence sought) {
    return indexOf(self, ObjectText.sequence(sought)) >= 0;
  }

  public static String substring(String self, int begin) {
    char[] text = Text.of(self);
    int from = Numbers.pin(begin);
    boolean exists = from > 0 && from <= text.length;
    return exists ? Text.make(text, from, text.length) : self.substring(from);
  }

  public static String substring(String self, int begin, int end) {
    char[] text = Text.of(self);
    int from = Numbers.pin(begin);
    int to = Numbers.pin(end);
    if (from < 0 || to > text.length || from > to) {
      return self.substring(from, to);
    }
    return Text.partOf(self, text, from, to);
  }

  public static CharSequence subSequence(String self, int begin, int end) {
    return substring(self, begin, end);
  }

  public static String concat(String self, String other) {
    return TextPieces.concat(self, other);
  }

  public static String replace(String self, char old, char with) {
    return Text.orSame(self, TextPieces.replace(Text.of(self), old, with));
  }

  public static String replace(String self, CharSequence old, CharSequence with) {
    return TextPieces.replace(self, ObjectText.sequence(old), ObjectText.sequence(with));
  }

  public static String trim(String self) {
    return Whitespace.trim(self);
  }

  public static String strip(String self) {
    return Whitespace.strip(self);
  }

  public static String stripLeading(String self) {
    return Whitespace.stripLeading(self);
  }

  public static String stripTrailing(String self) {
    return Whitespace.stripTrailing(self);
  }

  public static String repeat(String self, int count) {
    return TextPieces.repeat(self, Numbers.pin(count));
  }

  public static String toLowerCase(String self) {
    return toLowerCase(self, Locale.getDefault());
  }

  public static String toLowerCase(String self, Locale locale) {
    return Cases.lower(self, locale);
  }

  public static String toUpperCase(String self) {
    return toUpperCase(self, Locale.getDefault());
  }

  public static String toUpperCase(String self, Locale locale) {
    return Cases.upper(self, locale);
  }

  public static boolean matches(String self, String regex) {
    Text.lose(regex);
    return Matchers.matches(Matchers.make(Pattern.compile(regex), self));
  }

  public static String[] split(String self, String regex) {
    return split(self, regex, 0);
  }

  public static String[] split(String self, String regex, int limit) {
    return TextPieces.split(self, regex, Numbers.pin(limit));
  }

  public static String join(CharSequence delimiter, CharSequence... elements) {
    return TextPieces.join(delimiter, elements);
  }

  public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
    return TextPieces.join(delimiter, elements);
  }

  public static String format(String pattern, @Nullable Object @Nullable ... arguments) {
    return Formatting.format(pattern, arguments);
  }

  public static String formatted(String self, @Nullable Object @Nullable ... arguments) {
    return Formatting.format(self, arguments);
  }

  public static String toString(String self) {
    return Objects.requireNonNull(self);
  }

  public static @Nullable String valueOf(@Nullable Object value) {
    return ObjectText.textOf(value);
  }

  public static String valueOf(char[] value) {
    return Text.make(toFixed(value));
  }

  public static String valueOf(char[] value, int offset, int count) {
    return copyValueOf(value, offset, count);
  }

  public static String copyValueOf(char[] value) {
    return valueOf(value);
  }

  public static String copyValueOf(char[] value, int offset, int count) {
    return Builders.ofChars(value, Numbers.pin(offset), Numbers.pin(count));
  }

  private static char[] toFixed(char[] value) {
    Text.fix(value);
    return value;
  }

  public static String valueOf(boolean value) {
    return value ? "true" : "false";
  }

  public static String valueOf(char value) {
    return Text.make(new char[] {value});
  }

  public static String valueOf(int value) {
    return Text.make(Digits.of(value));
  }

  public static String valueOf(long value) {
    return Text.make(Digits.of(value));
  }

  public static IntStream chars(String self) {
    return IntSources.chars(self);
  }
}
