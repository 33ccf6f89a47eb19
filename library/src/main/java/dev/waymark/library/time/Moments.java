package dev.waymark.library.time;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Dates and times without knowing which they are: their equality and order. */
public final class Moments {
  private Moments() {}

  /** Whether there is a model of the object's class. */
  public static boolean includes(Object object) {
    return haveOrder(object);
  }

  /** Whether {@link #compare} knows objects of this class. */
  public static boolean haveOrder(Object object) {
    return object instanceof LocalDate;
  }

  /** As {@code self.equals(other)}. */
  public static boolean equal(Object self, @Nullable Object other) {
    if (other == null || self.getClass() != other.getClass()) {
      return false;
    }
    return self == other || Dates.same((LocalDate) self, (LocalDate) other) == 1;
  }

  /** As {@code self.hashCode()}. */
  public static int hash(Object self) {
    return Dates.hash((LocalDate) self);
  }

  /** As {@code compareTo} of two of one class. */
  public static int compare(Object a, Object b) {
    return Dates.compare((LocalDate) a, (LocalDate) b);
  }
}
