package dev.waymark.library.java.lang;

import dev.waymark.library.Buffer;
import dev.waymark.library.Builders;
import dev.waymark.library.Digits;
import dev.waymark.library.ObjectText;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.CodePoints;
import dev.waymark.library.text.Search;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link StringBuilder}: what is done to it is done to its {@link Buffer} too. */
public final class StringBuilderModel {
  private StringBuilderModel() {}

  public static void init(StringBuilder self, int capacity) {
    Numbers.pin(capacity);
  }

  public static void init(StringBuilder self, String text) {
    Builders.start(self, text);
  }

  public static void init(StringBuilder self, CharSequence text) {
    Builders.start(self, ObjectText.sequence(text));
  }

  public static StringBuilder append(StringBuilder self, @Nullable String text) {
    Buffer buffer = Builders.enter(self, Text.carries(text));
    self.append(text);
    if (buffer != null) {
      buffer.append(Builders.charsOf(text));
    }
    return self;
  }

  public static StringBuilder append(StringBuilder self, @Nullable Object value) {
    return append(self, ObjectText.of(value));
  }

  public static StringBuilder append(StringBuilder self, @Nullable CharSequence text) {
    return append(self, ObjectText.of(text));
  }

  public static StringBuilder append(StringBuilder self, @Nullable StringBuffer text) {
    return append(self, ObjectText.of(text));
  }

  public static StringBuilder append(
      StringBuilder self, @Nullable CharSequence text, int start, int end) {
    String whole = ObjectText.of(text);
    int from = Numbers.pin(start);
    int to = Numbers.pin(end);
    Buffer buffer = Builders.enter(self, Text.carries(whole));
    self.append(whole, from, to);
    if (buffer != null) {
      buffer.append(Text.part(Text.of(whole), from, to));
    }
    return self;
  }

  public static StringBuilder append(StringBuilder self, char[] text) {
    return append(self, text, 0, text.length);
  }

  public static StringBuilder append(StringBuilder self, char[] text, int offset, int length) {
    int from = Numbers.pin(offset);
    int count = Numbers.pin(length);
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolicArray(text));
    self.append(text, from, count);
    if (buffer != null) {
      buffer.append(Text.part(text, from, from + count));
    }
    return self;
  }

  public static StringBuilder append(StringBuilder self, boolean value) {
    return append(self, value ? "true" : "false");
  }

  public static StringBuilder append(StringBuilder self, char c) {
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(c));
    self.append((char) Symbolic.concrete(c));
    if (buffer != null) {
      buffer.append(c);
    }
    return self;
  }

  public static StringBuilder append(StringBuilder self, int value) {
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(value));
    self.append(Symbolic.concrete(value));
    if (buffer != null) {
      buffer.append(Digits.of(value));
    }
    return self;
  }

  public static StringBuilder append(StringBuilder self, long value) {
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(value));
    self.append(Symbolic.concrete(value));
    if (buffer != null) {
      buffer.append(Digits.of(value));
    }
    return self;
  }

  /** What a symbolic number looks like is lost. */
  public static StringBuilder append(StringBuilder self, float value) {
    return append(self, String.valueOf(value));
  }

  /** What a symbolic number looks like is lost. */
  public static StringBuilder append(StringBuilder self, double value) {
    return append(self, String.valueOf(value));
  }

  public static StringBuilder appendCodePoint(StringBuilder self, int codePoint) {
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(codePoint));
    boolean exists = codePoint >= 0 && codePoint <= Character.MAX_CODE_POINT;
    self.appendCodePoint(Symbolic.concrete(codePoint));
    if (buffer != null && exists) {
      buffer.appendCodePoint(codePoint);
    }
    return self;
  }

  public static StringBuilder insert(StringBuilder self, int offset, @Nullable String text) {
    int place = Numbers.pin(offset);
    Buffer buffer = Builders.enter(self, Text.carries(text));
    self.insert(place, text);
    if (buffer != null) {
      buffer.insert(place, Builders.charsOf(text));
    }
    return self;
  }

  public static StringBuilder insert(StringBuilder self, int offset, @Nullable Object value) {
    return insert(self, offset, ObjectText.of(value));
  }

  public static StringBuilder insert(StringBuilder self, int offset, @Nullable CharSequence text) {
    return insert(self, offset, ObjectText.of(text));
  }

  public static StringBuilder insert(
      StringBuilder self, int offset, @Nullable CharSequence text, int start, int end) {
    int place = Numbers.pin(offset);
    int from = Numbers.pin(start);
    int to = Numbers.pin(end);
    String whole = ObjectText.of(text);
    Buffer buffer = Builders.enter(self, Text.carries(whole));
    self.insert(place, whole, from, to);
    if (buffer != null) {
      buffer.insert(place, Text.part(Text.of(whole), from, to));
    }
    return self;
  }

  public static StringBuilder insert(StringBuilder self, int offset, char[] text) {
    int place = Numbers.pin(offset);
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolicArray(text));
    Text.fix(text);
    self.insert(place, text);
    if (buffer != null) {
      buffer.insert(place, text);
    }
    return self;
  }

  public static StringBuilder insert(
      StringBuilder self, int offset, char[] text, int start, int length) {
    int place = Numbers.pin(offset);
    int from = Numbers.pin(start);
    int count = Numbers.pin(length);
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolicArray(text));
    self.insert(place, text, from, count);
    if (buffer != null) {
      buffer.insert(place, Text.part(text, from, from + count));
    }
    return self;
  }

  public static StringBuilder insert(StringBuilder self, int offset, boolean value) {
    return insert(self, offset, value ? "true" : "false");
  }

  public static StringBuilder insert(StringBuilder self, int offset, char c) {
    int place = Numbers.pin(offset);
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(c));
    self.insert(place, (char) Symbolic.concrete(c));
    if (buffer != null) {
      buffer.insert(place, new char[] {c});
    }
    return self;
  }

  public static StringBuilder insert(StringBuilder self, int offset, int value) {
    int place = Numbers.pin(offset);
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(value));
    self.insert(place, Symbolic.concrete(value));
    if (buffer != null) {
      buffer.insert(place, Digits.of(value));
    }
    return self;
  }

  public static StringBuilder insert(StringBuilder self, int offset, long value) {
    int place = Numbers.pin(offset);
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(value));
    self.insert(place, Symbolic.concrete(value));
    if (buffer != null) {
      buffer.insert(place, Digits.of(value));
    }
    return self;
  }

  /** What a symbolic number looks like is lost. */
  public static StringBuilder insert(StringBuilder self, int offset, float value) {
    return insert(self, offset, String.valueOf(value));
  }

  /** What a symbolic number looks like is lost. */
  public static StringBuilder insert(StringBuilder self, int offset, double value) {
    return insert(self, offset, String.valueOf(value));
  }

  public static StringBuilder delete(StringBuilder self, int start, int end) {
    int from = Numbers.pin(start);
    int to = Numbers.pin(end);
    Buffer buffer = Builders.find(self);
    self.delete(from, to);
    if (buffer != null) {
      buffer.delete(from, Math.min(to, buffer.length()));
    }
    return self;
  }

  public static StringBuilder deleteCharAt(StringBuilder self, int index) {
    int place = Numbers.pin(index);
    Buffer buffer = Builders.find(self);
    self.deleteCharAt(place);
    if (buffer != null) {
      buffer.delete(place, place + 1);
    }
    return self;
  }

  public static StringBuilder replace(StringBuilder self, int start, int end, String text) {
    int from = Numbers.pin(start);
    int to = Numbers.pin(end);
    Buffer buffer = Builders.enter(self, Text.carries(text));
    self.replace(from, to, text);
    if (buffer != null) {
      buffer.delete(from, Math.min(to, buffer.length()));
      buffer.insert(from, Text.of(text));
    }
    return self;
  }

  public static StringBuilder reverse(StringBuilder self) {
    Buffer buffer = Builders.find(self);
    self.reverse();
    if (buffer != null) {
      buffer.reverse();
    }
    return self;
  }

  public static void setCharAt(StringBuilder self, int index, char c) {
    int place = Numbers.pin(index);
    Buffer buffer = Builders.enter(self, Symbolic.isSymbolic(c));
    self.setCharAt(place, (char) Symbolic.concrete(c));
    if (buffer != null) {
      buffer.set(place, c);
    }
  }

  public static void setLength(StringBuilder self, int length) {
    int count = Numbers.pin(length);
    Buffer buffer = Builders.find(self);
    self.setLength(count);
    if (buffer != null) {
      buffer.setLength(count);
    }
  }

  public static void ensureCapacity(StringBuilder self, int capacity) {
    self.ensureCapacity(Symbolic.concrete(capacity));
  }

  public static void trimToSize(StringBuilder self) {
    self.trimToSize();
  }

  /** Depends on lengths alone, which are concrete. */
  public static int capacity(StringBuilder self) {
    return self.capacity();
  }

  public static int length(StringBuilder self) {
    return self.length();
  }

  public static boolean isEmpty(StringBuilder self) {
    return self.length() == 0;
  }

  public static char charAt(StringBuilder self, int index) {
    return Builders.charAt(self, index);
  }

  public static int codePointAt(StringBuilder self, int index) {
    char[] text = Builders.chars(self);
    int place = Numbers.pin(index);
    boolean exists = place >= 0 && place < text.length;
    return exists ? CodePoints.at(text, place, text.length) : self.codePointAt(place);
  }

  public static int indexOf(StringBuilder self, String sought) {
    return Search.first(Builders.chars(self), Text.of(sought), 0);
  }

  public static int indexOf(StringBuilder self, String sought, int from) {
    return Search.first(Builders.chars(self), Text.of(sought), from);
  }

  public static int lastIndexOf(StringBuilder self, String sought) {
    return Search.last(Builders.chars(self), Text.of(sought), Integer.MAX_VALUE);
  }

  public static int lastIndexOf(StringBuilder self, String sought, int from) {
    return Search.last(Builders.chars(self), Text.of(sought), from);
  }

  public static void getChars(StringBuilder self, int begin, int end, char[] target, int at) {
    int from = Numbers.pin(begin);
    int to = Numbers.pin(end);
    int place = Numbers.pin(at);
    self.getChars(from, to, target, place);
    System.arraycopy(Builders.chars(self), from, target, place, to - from);
  }

  public static String substring(StringBuilder self, int start) {
    int from = Numbers.pin(start);
    String plain = self.substring(from);
    return Text.carries(self) ? Builders.part(self, from, self.length()) : plain;
  }

  public static String substring(StringBuilder self, int start, int end) {
    int from = Numbers.pin(start);
    int to = Numbers.pin(end);
    String plain = self.substring(from, to);
    return Text.carries(self) ? Builders.part(self, from, to) : plain;
  }

  public static CharSequence subSequence(StringBuilder self, int start, int end) {
    return substring(self, start, end);
  }

  public static int compareTo(StringBuilder self, StringBuilder other) {
    return Search.compare(Builders.chars(self), Builders.chars(other));
  }

  public static String toString(StringBuilder self) {
    return Builders.toString(self);
  }
}
