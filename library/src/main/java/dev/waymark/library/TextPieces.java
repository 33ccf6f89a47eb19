package dev.waymark.library;

import dev.waymark.library.text.Search;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Texts taken apart and put together. */
public final class TextPieces {
  private static final String META = ".$|()[{^?*+\\";

  private TextPieces() {}

  /** With another character for each {@code old}. */
  public static char[] replace(char[] text, char old, char with) {
    char[] replaced = new char[text.length];
    for (int i = 0; i < text.length; i++) {
      replaced[i] = (char) Symbolic.choose(Symbolic.equal(text[i], old), with, text[i]);
    }
    return replaced;
  }

  /** With another text for each {@code old}, which are sought from the left; null if none is. */
  public static char @Nullable [] replace(char[] text, char[] old, char[] with) {
    if (old.length == 0) {
      return between(text, with);
    }
    Buffer replaced = new Buffer();
    boolean isFound = false;
    int place = 0;
    while (place <= text.length - old.length) {
      if (Search.isAt(text, place, old) == 1) {
        isFound = true;
        replaced.append(with);
        place += old.length;
      } else {
        replaced.append(text[place++]);
      }
    }
    replaced.append(Text.part(text, place, text.length));
    return isFound ? replaced.toChars() : null;
  }

  private static char[] between(char[] text, char[] with) {
    Buffer buffer = new Buffer(with);
    for (char c : text) {
      buffer.append(c);
      buffer.append(with);
    }
    return buffer.toChars();
  }

  /** The one character that an expression stands for, if the JDK splits by it; else 0. */
  public static char separator(String regex) {
    char last = regex.isEmpty() ? 0 : regex.charAt(regex.length() - 1);
    boolean isPlain = regex.length() == 1 && META.indexOf(last) < 0;
    boolean isQuoted = regex.length() == 2 && regex.charAt(0) == '\\' && !isAlphanumeric(last);
    return (isPlain || isQuoted) && !Character.isSurrogate(last) ? last : 0;
  }

  private static boolean isAlphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** As {@link String#split(String, int)}. */
  public static String[] split(String whole, char separator, int limit) {
    char[] text = Text.of(whole);
    List<String> pieces = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length && (limit <= 0 || pieces.size() < limit - 1); i++) {
      if (text[i] == separator) {
        pieces.add(Text.make(text, start, i));
        start = i + 1;
      }
    }
    if (start == 0) {
      return new String[] {whole};
    }
    pieces.add(Text.make(text, start, text.length));
    int count = pieces.size();
    while (limit == 0 && count > 0 && pieces.get(count - 1).isEmpty()) {
      count--;
    }
    return pieces.subList(0, count).toArray(new String[0]);
  }

  /** As {@link String#join(CharSequence, CharSequence...)}. */
  public static String join(CharSequence delimiter, @Nullable CharSequence[] elements) {
    return join(delimiter, Arrays.asList(elements));
  }

  /** As {@link String#join(CharSequence, Iterable)}. */
  public static String join(
      CharSequence delimiter, Iterable<? extends @Nullable CharSequence> elements) {
    Objects.requireNonNull(delimiter);
    Buffer buffer = new Buffer();
    char[] between = {};
    for (CharSequence element : elements) {
      buffer.append(between);
      between = Text.of(ObjectText.sequence(delimiter));
      buffer.append(Text.of(ObjectText.of(element)));
    }
    return buffer.toString();
  }

  /** As {@link String#repeat}. */
  public static String repeat(String self, int times) {
    String repeated = self.repeat(times);
    if (times <= 1 || !Text.carries(self)) {
      return repeated;
    }
    Buffer buffer = new Buffer();
    for (int i = 0; i < times; i++) {
      buffer.append(Text.of(self));
    }
    return buffer.toString();
  }

  /** As {@link String#replace(CharSequence, CharSequence)}. */
  public static String replace(String self, String old, String with) {
    char[] sought = Text.of(old);
    char[] replacement = Text.of(with);
    if (sought.length == 1 && replacement.length == 1) {
      return Text.orSame(self, replace(Text.of(self), sought[0], replacement[0]));
    }
    char[] replaced = replace(Text.of(self), sought, replacement);
    return replaced == null ? self : Text.make(replaced);
  }

  /** As {@link String#split(String, int)}; what is more than a character to split at is lost. */
  public static String[] split(String self, String regex, int most) {
    char separator = Text.carries(regex) ? 0 : separator(regex);
    if (separator == 0 || !Text.carries(self)) {
      Text.lose(self);
      Text.lose(regex);
      return self.split(regex, most);
    }
    return split(self, separator, most);
  }

  /** As {@link String#concat}. */
  public static String concat(String self, String other) {
    if (Text.length(other) == 0) {
      return self;
    }
    Buffer buffer = new Buffer(Text.of(self));
    buffer.append(Text.of(other));
    return buffer.toString();
  }
}
