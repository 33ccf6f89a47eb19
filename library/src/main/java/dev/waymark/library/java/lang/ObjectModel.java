package dev.waymark.library.java.lang;

import dev.waymark.library.Shown;
import dev.waymark.library.Values;
import dev.waymark.library.java.util.ListModel;
import dev.waymark.library.java.util.MapModel;
import dev.waymark.library.java.util.OptionalIntModel;
import dev.waymark.library.java.util.OptionalModel;
import dev.waymark.library.java.util.SetModel;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@link Object}: what the class of the receiver makes of it. */
public final class ObjectModel {
  private ObjectModel() {}

  public static boolean equals(Object self, @Nullable Object other) {
    if (!Values.isForeign(self)) {
      return own(self, other);
    }
    if (self instanceof String text) {
      return StringModel.equals(text, other);
    }
    if (self instanceof Number number) {
      return equals(number, other);
    }
    if (self instanceof Character box) {
      return CharacterModel.equals(box, other);
    }
    return self instanceof Boolean box
        ? BooleanModel.equals(box, other)
        : containersEqual(self, other);
  }

  public static @Nullable String toString(Object self) {
    return Shown.textOf(Objects.requireNonNull(self));
  }

  private static boolean equals(Number self, @Nullable Object other) {
    if (self instanceof Integer box) {
      return IntegerModel.equals(box, other);
    }
    if (self instanceof Long box) {
      return LongModel.equals(box, other);
    }
    if (self instanceof Double box) {
      return DoubleModel.equals(box, other);
    }
    if (self instanceof Float box) {
      return FloatModel.equals(box, other);
    }
    if (self instanceof Short box) {
      return ShortModel.equals(box, other);
    }
    return self instanceof Byte box ? ByteModel.equals(box, other) : self.equals(other);
  }

  private static boolean containersEqual(Object self, @Nullable Object other) {
    if (self instanceof List<?> list) {
      return ListModel.equals(list, other);
    }
    if (self instanceof Set<?> set) {
      return SetModel.equals(set, other);
    }
    if (self instanceof Map<?, ?> map) {
      return MapModel.equals(map, other);
    }
    if (self instanceof Optional<?> optional) {
      return OptionalModel.equals(optional, other);
    }
    if (self instanceof OptionalInt optional) {
      return OptionalIntModel.equals(optional, other);
    }
    if (self instanceof Map.Entry<?, ?> entry) {
      return other instanceof Map.Entry<?, ?> another
          && Values.equal(entry.getKey(), another.getKey())
          && Values.equal(entry.getValue(), another.getValue());
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

  public static int hashCode(Object self) {
    if (!Values.isForeign(self)) {
      return ownHash(self);
    }
    if (self instanceof String text) {
      return StringModel.hashCode(text);
    }
    if (self instanceof Number number) {
      return hashCode(number);
    }
    if (self instanceof Character box) {
      return CharacterModel.hashCode(box);
    }
    return self instanceof Boolean box ? BooleanModel.hashCode(box) : hashOfContainer(self);
  }

  private static int hashCode(Number self) {
    if (self instanceof Integer box) {
      return IntegerModel.hashCode(box);
    }
    if (self instanceof Long box) {
      return LongModel.hashCode(box);
    }
    if (self instanceof Double box) {
      return DoubleModel.hashCode(box);
    }
    if (self instanceof Float box) {
      return FloatModel.hashCode(box);
    }
    if (self instanceof Short box) {
      return ShortModel.hashCode(box);
    }
    return self instanceof Byte box ? ByteModel.hashCode(box) : self.hashCode();
  }

  private static int hashOfContainer(Object self) {
    if (self instanceof List<?> list) {
      return ListModel.hashCode(list);
    }
    if (self instanceof Set<?> set) {
      return SetModel.hashCode(set);
    }
    if (self instanceof Map<?, ?> map) {
      return MapModel.hashCode(map);
    }
    if (self instanceof Optional<?> optional) {
      return OptionalModel.hashCode(optional);
    }
    if (self instanceof OptionalInt optional) {
      return OptionalIntModel.hashCode(optional);
    }
    if (self instanceof Map.Entry<?, ?> entry) {
      return Values.hash(entry.getKey()) ^ Values.hash(entry.getValue());
    }
    return isBuilder(self) ? self.hashCode() : ownHash(self);
  }

  private static int ownHash(Object self) {
    loseIfReached(self, null);
    return self.hashCode();
  }
}
