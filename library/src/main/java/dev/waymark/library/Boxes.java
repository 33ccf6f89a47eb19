package dev.waymark.library;

import dev.waymark.library.big.BigNumbers;
import dev.waymark.library.time.Moments;
import dev.waymark.library.value.BoxContents;
import dev.waymark.library.value.Values;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * The identity of boxes. A box that carries is an object of its own; without symbolic values, code
 * would have got the one that the JDK keeps for a small number.
 */
public final class Boxes {
  private static final long SMALLEST = Byte.MIN_VALUE;
  private static final long LARGEST = Byte.MAX_VALUE;

  private Boxes() {}

  /** Whether {@code a == b} for the objects that code would have without symbolic values. */
  public static boolean same(@Nullable Object a, @Nullable Object b) {
    if (a == b || a == null || b == null || a.getClass() != b.getClass()) {
      return a == b;
    }
    boolean carries = Carriers.contents(a) != null || Carriers.contents(b) != null;
    if (carries && (BigNumbers.includes(a) || Moments.includes(a))) {
      loseIfEqual(a, b);
      return false;
    }
    return carries && isShared(a) && isShared(b) && sameValue(a, b);
  }

  /** The JDK has some of these values once, and some methods give back what they were given. */
  private static void loseIfEqual(Object a, Object b) {
    if (Values.equal(a, b)) {
      Symbolic.lose();
    }
  }

  /** Whether the box came, or would have come, from {@code valueOf}. */
  private static boolean isShared(Object box) {
    Object contents = Carriers.contents(box);
    if (contents == null) {
      return isCached(box);
    }
    return contents.getClass().isArray() && Array.getLength(contents) == 1;
  }

  private static boolean isCached(Object box) {
    if (box instanceof Boolean flag) {
      return box == Boolean.valueOf(flag.booleanValue());
    }
    if (box instanceof Character c) {
      return box == Character.valueOf(c.charValue());
    }
    if (box instanceof Integer n) {
      return box == Integer.valueOf(n.intValue());
    }
    if (box instanceof Long n) {
      return box == Long.valueOf(n.longValue());
    }
    if (box instanceof Short n) {
      return box == Short.valueOf(n.shortValue());
    }
    return box instanceof Byte n && box == Byte.valueOf(n.byteValue());
  }

  private static boolean sameValue(Object a, Object b) {
    if (a instanceof Boolean first) {
      return BoxContents.of(first) == BoxContents.of((Boolean) b);
    }
    if (a instanceof String || a instanceof Float || a instanceof Double) {
      return false;
    }
    long number = number(a);
    return number == number(b) && number >= SMALLEST && number <= LARGEST;
  }

  private static long number(Object box) {
    if (box instanceof Integer n) {
      return BoxContents.of(n);
    }
    if (box instanceof Long n) {
      return BoxContents.of(n);
    }
    if (box instanceof Short n) {
      return BoxContents.of(n);
    }
    return box instanceof Byte n ? BoxContents.of(n) : BoxContents.of((Character) box);
  }
}
