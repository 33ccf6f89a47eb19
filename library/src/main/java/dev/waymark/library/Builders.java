package dev.waymark.library;

import dev.waymark.library.text.Text;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/**
 * Builders of the JDK, each with a {@link Buffer} beside it from when something symbolic first
 * comes into it. The builder itself is kept in step; if code that nobody sees has changed it, the
 * buffer is given up.
 */
public final class Builders {
  private Builders() {}

  /** What stands beside {@code builder}; null if it is concrete. */
  public static @Nullable Buffer find(CharSequence builder) {
    Buffer buffer = (Buffer) Carriers.contents(builder);
    if (buffer != null && !isInStep(buffer, builder)) {
      giveUp(builder);
      return null;
    }
    return buffer;
  }

  /** What stands beside {@code builder} from now on. */
  public static Buffer require(CharSequence builder) {
    Buffer known = find(builder);
    if (known != null) {
      return known;
    }
    Buffer buffer = new Buffer(builder.toString().toCharArray());
    Carriers.put(builder, buffer);
    return buffer;
  }

  /** What stands beside {@code builder} if something symbolic is in it or comes into it. */
  public static @Nullable Buffer enter(CharSequence builder, boolean comesSymbolic) {
    return comesSymbolic ? require(builder) : find(builder);
  }

  /** A new builder was made of {@code text}. */
  public static void start(CharSequence builder, String text) {
    if (Text.carries(text)) {
      Carriers.put(builder, new Buffer(Text.of(text)));
    }
  }

  /** The characters that text, or none, adds to a builder. */
  public static char[] charsOf(@Nullable String text) {
    return Text.of(text == null ? "null" : text);
  }

  /** No code that is followed makes this false, nor those below. */
  private static boolean isInStep(Buffer buffer, CharSequence builder) {
    return buffer.length() == builder.length();
  }

  private static boolean isInStep(char[] characters, String now) {
    return new String(characters).equals(now);
  }

  private static boolean isInStep(Buffer buffer, CharSequence builder, int place) {
    return Symbolic.concrete(buffer.at(place)) == builder.charAt(place);
  }

  private static void giveUp(CharSequence builder) {
    Carriers.forget(builder);
    Symbolic.lose();
  }

  /** The characters in {@code builder}. */
  public static char[] chars(CharSequence builder) {
    Buffer buffer = find(builder);
    String now = builder.toString();
    if (buffer != null) {
      char[] characters = buffer.toChars();
      if (isInStep(characters, now)) {
        return characters;
      }
      giveUp(builder);
    }
    return now.toCharArray();
  }

  /** The character at a place that exists and is concrete. */
  private static char at(CharSequence builder, int place) {
    Buffer buffer = find(builder);
    if (buffer != null && isInStep(buffer, builder, place)) {
      return buffer.at(place);
    }
    if (buffer != null) {
      giveUp(builder);
    }
    return builder.charAt(place);
  }

  /** As {@code charAt} of the builder. */
  public static char charAt(CharSequence builder, int index) {
    if (index < 0 || index >= builder.length()) {
      return builder.charAt(Symbolic.concrete(index));
    }
    return Symbolic.isSymbolic(index) ? chars(builder)[index] : at(builder, index);
  }

  /** As {@code toString} of the builder. */
  public static String toString(CharSequence builder) {
    return Text.carries(builder) ? Text.make(chars(builder)) : builder.toString();
  }

  /** A new string of a part that exists. */
  public static String part(CharSequence builder, int from, int to) {
    return Text.make(chars(builder), from, to);
  }

  /** A new string of some code points, which exist. */
  public static String ofCodePoints(int[] codePoints, int from, int count) {
    Buffer buffer = new Buffer();
    for (int i = from; i < from + count; i++) {
      buffer.appendCodePoint(codePoints[i]);
    }
    return buffer.toString();
  }

  /** A new string of some characters, which may not exist. */
  public static String ofChars(char[] characters, int from, int count) {
    String plain = String.copyValueOf(characters, from, count);
    return Symbolic.isSymbolicArray(characters) ? Text.make(characters, from, from + count) : plain;
  }
}
