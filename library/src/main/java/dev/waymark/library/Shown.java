package dev.waymark.library;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Objects as {@link String#valueOf(Object)} shows them. */
public final class Shown {
  private Shown() {}

  /** What is shown; a string is itself. Classes under test are followed into their methods. */
  public static String of(@Nullable Object object) {
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
    return contents instanceof Buffer
        ? Builders.toString((CharSequence) object)
        : box(contents, object);
  }

  /** As {@code toString} of text that is not null. */
  public static String sequence(CharSequence text) {
    return text instanceof String string ? string : of(Objects.requireNonNull(text));
  }

  private static String plain(Object object) {
    String shown = object.toString();
    if (Carriers.any && !Text.carries(shown) && Carriers.reaches(object)) {
      Symbolic.lose();
    }
    return shown == null ? "null" : shown;
  }

  private static String box(Object contents, Object box) {
    if (contents instanceof int[] number) {
      return Text.make(Digits.of(number[0]));
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
}
