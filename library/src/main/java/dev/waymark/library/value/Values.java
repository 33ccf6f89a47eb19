package dev.waymark.library.value;

import dev.waymark.library.big.BigNumbers;
import dev.waymark.library.text.TextOrder;
import dev.waymark.library.time.Moments;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Collections;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** What any two objects are to each other, symbolic or not. */
public final class Values {
  private static final Object REVERSE = Collections.reverseOrder();
  private static final Object NATURAL = Comparator.naturalOrder();

  private Values() {}

  /** Whether the object is of a class of the JDK, whose code knows nothing of carriers. */
  public static boolean isForeign(Object object) {
    return object.getClass().getName().startsWith("java.");
  }

  /** A function of the JDK is about to be called: it may look into what it is given. */
  public static <T> T known(T function) {
    if (isForeign(function)) {
      Symbolic.lose();
    }
    return function;
  }

  /** As {@link java.util.Objects#equals}. */
  public static boolean equal(@Nullable Object a, @Nullable Object b) {
    return a == b || (a != null && ObjectEquality.equal(a, b));
  }

  /** As {@link java.util.Objects#hashCode}. */
  public static int hash(@Nullable Object object) {
    return object == null ? 0 : ObjectEquality.hash(object);
  }

  /** Which comes first; by their own order if there is no {@code order}. */
  public static int compare(
      @Nullable Object a,
      @Nullable Object b,
      @Nullable Comparator<? super @Nullable Object> order) {
    if (order == null || order == NATURAL) {
      return compare(a, b);
    }
    return order == REVERSE ? compare(b, a) : known(order).compare(a, b);
  }

  /** Whether {@link #compare} of these looks at all that is symbolic in them. */
  static boolean areComparable(Object a, Object b) {
    return a.getClass() == b.getClass()
        && (a instanceof String || isBox(a) || BigNumbers.includes(a) || Moments.includes(a));
  }

  private static boolean isBox(Object object) {
    return object instanceof Character
        || object instanceof Boolean
        || (object instanceof Number && object.getClass().getName().startsWith("java.lang."));
  }

  @SuppressWarnings("unchecked")
  private static int compare(@Nullable Object a, @Nullable Object b) {
    if (a == null || b == null || !areComparable(a, b)) {
      if (a != null && isForeign(a) && (Carriers.reaches(a) || Carriers.reaches(b))) {
        Symbolic.lose();
      }
      return comparable(a).compareTo(b);
    }
    if (a instanceof String first) {
      return TextOrder.compare(first, (String) b);
    }
    if (a instanceof Integer first) {
      return BoxOrder.compare(first, (Integer) b);
    }
    if (a instanceof Character first) {
      return BoxOrder.compare(first, (Character) b);
    }
    return compareOthers(a, b);
  }

  /** The machine says so if it is null. */
  @SuppressWarnings({"unchecked", "NullAway"})
  private static Comparable<@Nullable Object> comparable(@Nullable Object object) {
    return (Comparable<@Nullable Object>) object;
  }

  private static int compareOthers(Object a, Object b) {
    if (BigNumbers.includes(a)) {
      return BigNumbers.compare(a, b);
    }
    if (Moments.includes(a)) {
      return Moments.compare(a, b);
    }
    if (a instanceof Long first) {
      return BoxOrder.compare(first, (Long) b);
    }
    if (a instanceof Double first) {
      return BoxOrder.compare(first, (Double) b);
    }
    if (a instanceof Float first) {
      return BoxOrder.compare(first, (Float) b);
    }
    if (a instanceof Short first) {
      return BoxOrder.compare(first, (Short) b);
    }
    return a instanceof Byte first
        ? BoxOrder.compare(first, (Byte) b)
        : BoxOrder.compare((Boolean) a, (Boolean) b);
  }
}
