package dev.waymark.library.java.lang;

import dev.waymark.library.value.BoxContents;
import dev.waymark.library.value.BoxEquality;
import dev.waymark.library.value.BoxOrder;
import dev.waymark.library.value.Hashes;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link Boolean}. */
public final class BooleanModel {
  private BooleanModel() {}

  /** Its contents have a second element: it is an object of its own whatever the value. */
  public static void init(Boolean self, boolean value) {
    Carriers.put(self, new boolean[] {value, value});
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor"})
  public static Boolean valueOf(boolean value) {
    if (!Symbolic.isSymbolic(value)) {
      return Boolean.valueOf(value);
    }
    Boolean box = new Boolean(Symbolic.concrete(value));
    Carriers.put(box, new boolean[] {value});
    return box;
  }

  public static boolean booleanValue(Boolean self) {
    return BoxContents.of(self);
  }

  public static boolean equals(Boolean self, @Nullable Object other) {
    return BoxEquality.equal(self, other);
  }

  public static int hashCode(Boolean self) {
    return hashCode(booleanValue(self));
  }

  public static int compareTo(Boolean self, Boolean other) {
    return BoxOrder.compare(self, other);
  }

  public static int hashCode(boolean value) {
    return Hashes.of(value);
  }

  public static int compare(boolean a, boolean b) {
    return BoxOrder.compare(a, b);
  }

  @SuppressWarnings("ShortCircuitBoolean") // that would decide
  public static boolean logicalAnd(boolean a, boolean b) {
    return a & b;
  }

  @SuppressWarnings("ShortCircuitBoolean") // that would decide
  public static boolean logicalOr(boolean a, boolean b) {
    return a | b;
  }

  public static boolean logicalXor(boolean a, boolean b) {
    return a ^ b;
  }

  public static boolean parseBoolean(@Nullable String text) {
    return text != null && StringModel.equalsIgnoreCase(text, "true");
  }

  public static Boolean valueOf(@Nullable String text) {
    return valueOf(parseBoolean(text));
  }

  public static String toString(boolean value) {
    return value ? "true" : "false";
  }

  public static String toString(Boolean self) {
    return toString(booleanValue(self));
  }
}
