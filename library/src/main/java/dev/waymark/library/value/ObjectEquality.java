package dev.waymark.library.value;

import dev.waymark.library.text.TextEquality;
import dev.waymark.library.time.Moments;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What {@code equals} and {@code hashCode} of any object say. Strings, boxes and containers of the
 * JDK are looked into here; other classes are followed into their methods.
 */
public final class ObjectEquality {
  private ObjectEquality() {}

  /** As {@code self.equals(other)}. */
  public static boolean equal(Object self, @Nullable Object other) {
    if (!Values.isForeign(self)) {
      return own(self, other);
    }
    if (self instanceof String text) {
      return TextEquality.equal(text, other);
    }
    if (self instanceof Number number) {
      return BoxEquality.equal(number, other);
    }
    if (self instanceof Character box) {
      return BoxEquality.equal(box, other);
    }
    return self instanceof Boolean box
        ? BoxEquality.equal(box, other)
        : containersEqual(self, other);
  }

  private static boolean containersEqual(Object self, @Nullable Object other) {
    if (self instanceof List<?> list) {
      return ListEquality.equal(list, other);
    }
    if (self instanceof Set<?> set) {
      return SetEquality.equal(set, other);
    }
    if (self instanceof Map<?, ?> map) {
      return MapEquality.equal(map, other);
    }
    if (self instanceof Optional<?> optional) {
      return OptionalContents.equal(optional, other);
    }
    if (self instanceof OptionalInt optional) {
      return OptionalContents.equal(optional, other);
    }
    if (self instanceof Map.Entry<?, ?> entry) {
      return other instanceof Map.Entry<?, ?> another
          && Values.equal(entry.getKey(), another.getKey())
          && Values.equal(entry.getValue(), another.getValue());
    }
    if (Moments.includes(self)) {
      return Moments.equal(self, other);
    }
    return isBuilder(self) ? self == other : own(self, other);
  }

  private static boolean isBuilder(Object object) {
    return object instanceof StringBuilder || object instanceof StringBuffer;
  }

  /** As its class has it; the JDK's may look at what it carries. */
  private static boolean own(Object self, @Nullable Object other) {
    loseIfReached(self, other);
    return self.equals(other);
  }

  private static void loseIfReached(Object self, @Nullable Object other) {
    boolean mayLook = self.getClass().getName().startsWith("java.util.");
    if (Carriers.reaches(self) || (mayLook && Carriers.reaches(other))) {
      Symbolic.lose();
    }
  }

  /** As {@code self.hashCode()}. */
  public static int hash(Object self) {
    if (!Values.isForeign(self)) {
      return ownHash(self);
    }
    if (self instanceof String text) {
      return TextEquality.hash(text);
    }
    if (self instanceof Number number) {
      return BoxEquality.hash(number);
    }
    if (self instanceof Character box) {
      return BoxContents.of(box);
    }
    return self instanceof Boolean box ? Hashes.of(BoxContents.of(box)) : hashOfContainer(self);
  }

  private static int hashOfContainer(Object self) {
    if (self instanceof List<?> list) {
      return ListEquality.hash(list);
    }
    if (self instanceof Set<?> set) {
      return SetEquality.hash(set);
    }
    if (self instanceof Map<?, ?> map) {
      return MapEquality.hash(map);
    }
    if (self instanceof Optional<?> optional) {
      return OptionalContents.hash(optional);
    }
    if (self instanceof OptionalInt optional) {
      return OptionalContents.hash(optional);
    }
    if (self instanceof Map.Entry<?, ?> entry) {
      return Values.hash(entry.getKey()) ^ Values.hash(entry.getValue());
    }
    if (Moments.includes(self)) {
      return Moments.hash(self);
    }
    return isBuilder(self) ? self.hashCode() : ownHash(self);
  }

  private static int ownHash(Object self) {
    loseIfReached(self, null);
    return self.hashCode();
  }
}
