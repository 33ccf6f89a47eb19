package dev.waymark.library.value;

import dev.waymark.library.big.BigNumbers;
import dev.waymark.library.number.FloatOrder;
import org.jspecify.annotations.Nullable;

/** What {@code equals} and {@code hashCode} of boxes say, by their contents. */
public final class BoxEquality {
  private BoxEquality() {}

  public static boolean equal(Boolean self, @Nullable Object other) {
    return other instanceof Boolean box && BoxContents.of(self) == BoxContents.of(box);
  }

  public static boolean equal(Byte self, @Nullable Object other) {
    return other instanceof Byte box && BoxContents.of(self) == BoxContents.of(box);
  }

  public static boolean equal(Short self, @Nullable Object other) {
    return other instanceof Short box && BoxContents.of(self) == BoxContents.of(box);
  }

  public static boolean equal(Character self, @Nullable Object other) {
    return other instanceof Character box && BoxContents.of(self) == BoxContents.of(box);
  }

  public static boolean equal(Integer self, @Nullable Object other) {
    return other instanceof Integer box && BoxContents.of(self) == BoxContents.of(box);
  }

  public static boolean equal(Long self, @Nullable Object other) {
    return other instanceof Long box && BoxContents.of(self) == BoxContents.of(box);
  }

  public static boolean equal(Float self, @Nullable Object other) {
    return other instanceof Float box
        && FloatOrder.compare(BoxContents.of(self), BoxContents.of(box)) == 0;
  }

  public static boolean equal(Double self, @Nullable Object other) {
    return other instanceof Double box
        && FloatOrder.compare(BoxContents.of(self), BoxContents.of(box)) == 0;
  }

  /** As {@code equals} of a number, boxed or not. */
  static boolean equal(Number self, @Nullable Object other) {
    if (self instanceof Integer box) {
      return equal(box, other);
    }
    if (self instanceof Long box) {
      return equal(box, other);
    }
    if (self instanceof Double box) {
      return equal(box, other);
    }
    if (self instanceof Float box) {
      return equal(box, other);
    }
    if (self instanceof Short box) {
      return equal(box, other);
    }
    return self instanceof Byte box ? equal(box, other) : BigNumbers.equal(self, other);
  }

  /** As {@code hashCode} of a number, boxed or not. */
  static int hash(Number self) {
    if (self instanceof Integer box) {
      return BoxContents.of(box);
    }
    if (self instanceof Long box) {
      return Hashes.of(BoxContents.of(box));
    }
    if (self instanceof Double box) {
      return Hashes.of(BoxContents.of(box));
    }
    if (self instanceof Float box) {
      return Hashes.of(BoxContents.of(box));
    }
    if (self instanceof Short box) {
      return BoxContents.of(box);
    }
    return self instanceof Byte box ? BoxContents.of(box) : BigNumbers.hash(self);
  }
}
