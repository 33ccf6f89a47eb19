package dev.waymark.library;

import dev.waymark.library.text.Text;
import dev.waymark.library.time.Moments;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.math.BigDecimal;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Objects as {@link String#valueOf(Object)} shows them. Classes under test are followed into their
 * methods.
 */
public final class ObjectText {
  private ObjectText() {}

  /** What is shown, also for an object that has no text at all. */
  public static String of(@Nullable Object object) {
    String text = textOf(object);
    return text == null ? "null" : text;
  }

  /** What the object has for a text, which may be none; that of a string is itself. */
  public static @Nullable String textOf(@Nullable Object object) {
    if (object == null) {
      return "null";
    }
    if (object instanceof String string) {
      return string;
    }
    Object contents = Carriers.contents(object);
    if (contents == null) {
      return plain(object);
    }
    if (contents instanceof Buffer) {
      return Builders.toString((CharSequence) object);
    }
    if (object instanceof BigDecimal number) {
      return DecimalText.of(number);
    }
    return Moments.includes(object) ? MomentText.of(object) : box(contents, object);
  }

  /** As {@code toString} of text that is not null. */
  public static String sequence(CharSequence text) {
    return text instanceof String string ? string : of(Objects.requireNonNull(text));
  }

  private static @Nullable String plain(Object object) {
    if (Carriers.any && Carriers.reaches(object) && isContainer(object)) {
      return container(object);
    }
    String shown = object.toString();
    if (Carriers.any && !Text.carries(shown) && Carriers.reaches(object)) {
      Symbolic.lose();
    }
    return shown;
  }

  private static boolean isContainer(Object object) {
    return object.getClass().getName().startsWith("java.util.")
        && (object instanceof AbstractCollection<?> || object instanceof AbstractMap<?, ?>);
  }

  private static String container(Object object) {
    Buffer buffer = new Buffer(new char[] {object instanceof Map<?, ?> ? '{' : '['});
    char[] between = {};
    Collection<?> elements =
        object instanceof Map<?, ?> map ? map.entrySet() : (Collection<?>) object;
    for (Object element : elements) {
      buffer.append(between);
      between = new char[] {',', ' '};
      if (object instanceof Map<?, ?> && element instanceof Map.Entry<?, ?> entry) {
        buffer.append(element(entry.getKey(), object, "(this Map)"));
        buffer.append('=');
        buffer.append(element(entry.getValue(), object, "(this Map)"));
      } else {
        buffer.append(element(element, object, "(this Collection)"));
      }
    }
    buffer.append(object instanceof Map<?, ?> ? '}' : ']');
    return buffer.toString();
  }

  private static char[] element(@Nullable Object element, Object container, String self) {
    return Text.of(element == container ? self : of(element));
  }

  private static String box(Object contents, Object box) {
    if (contents instanceof int[] number) {
      return box instanceof OptionalInt ? optional(number[0]) : Text.make(Digits.of(number[0]));
    } else if (contents instanceof long[] number) {
      return Text.make(Digits.of(number[0]));
    } else if (contents instanceof short[] number) {
      return Text.make(Digits.of(number[0]));
    } else if (contents instanceof byte[] number) {
      return Text.make(Digits.of(number[0]));
    } else if (contents instanceof char[] c) {
      return Text.make(new char[] {c[0]});
    } else if (contents instanceof boolean[] flag) {
      return flag[0] ? "true" : "false";
    }
    Symbolic.lose();
    return box.toString();
  }

  private static String optional(int number) {
    Buffer buffer = new Buffer("OptionalInt[".toCharArray());
    buffer.append(Digits.of(number));
    buffer.append(']');
    return buffer.toString();
  }
}
