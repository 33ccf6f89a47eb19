package dev.waymark.library.value;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What collections contain: lists as they are, sets by their keys; others lose. */
public final class Membership {
  private Membership() {}

  public static boolean contains(Collection<?> self, @Nullable Object wanted) {
    if (!Values.isForeign(self)) {
      return own(self).contains(wanted);
    }
    if (self instanceof List<?> list) {
      return ListEquality.indexOf(list, wanted) >= 0;
    }
    if (self instanceof Deque<?> && wanted != null) {
      return isAmong(self, wanted);
    }
    if (self instanceof Set<?>) {
      Keys.decide(self, wanted);
    } else {
      loseIfReached(self, wanted);
    }
    return self.contains(wanted);
  }

  public static boolean containsAll(Collection<?> self, Collection<?> wanted) {
    if (!Values.isForeign(self)) {
      return own(self).containsAll(wanted);
    }
    Keys.loseOrder(wanted);
    for (Object each : wanted) {
      if (!contains(self, each)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an element equals {@code wanted}, in the order of elements. */
  public static boolean isAmong(Collection<?> elements, Object wanted) {
    for (Object element : elements) {
      if (ObjectEquality.equal(wanted, element)) {
        return true;
      }
    }
    return false;
  }

  /** What is about to happen is not followed. */
  public static void loseIfReached(Object self, @Nullable Object other) {
    if (Carriers.reaches(self) || Carriers.reaches(other)) {
      Symbolic.lose();
    }
  }

  /** The collection of a program is asked; what it has from the JDK may look. */
  public static <T> Collection<T> own(Collection<T> self) {
    if (Carriers.reaches(self)) {
      Symbolic.lose();
    }
    return self;
  }
}
