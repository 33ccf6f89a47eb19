package dev.waymark.library.value;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which elements of lists are equal; what the lists of programs do is their own. */
public final class ListEquality {
  private static final int FACTOR = 31;

  private ListEquality() {}

  public static boolean equal(List<?> self, @Nullable Object other) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).equals(other);
    }
    if (self == other) {
      return true;
    }
    if (!(other instanceof List<?> list) || self.size() != list.size()) {
      return false;
    }
    Iterator<?> others = list.iterator();
    for (Object element : self) {
      if (!others.hasNext() || !Values.equal(element, others.next())) {
        return false;
      }
    }
    return !others.hasNext();
  }

  public static int hash(List<?> self) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).hashCode();
    }
    int hash = 1;
    for (Object element : self) {
      hash = FACTOR * hash + Values.hash(element);
    }
    return hash;
  }

  public static int indexOf(List<?> self, @Nullable Object wanted) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).indexOf(wanted);
    }
    if (wanted == null) {
      return self.indexOf(null);
    }
    int index = 0;
    for (Object element : self) {
      if (ObjectEquality.equal(wanted, element)) {
        return index;
      }
      index++;
    }
    return -1;
  }

  public static int lastIndexOf(List<?> self, @Nullable Object wanted) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).lastIndexOf(wanted);
    }
    if (wanted == null) {
      return self.lastIndexOf(null);
    }
    for (int index = self.size() - 1; index >= 0; index--) {
      if (ObjectEquality.equal(wanted, self.get(index))) {
        return index;
      }
    }
    return -1;
  }

  /** The list of a program, about to be asked for what is in it. */
  private static List<?> ofOwn(List<?> self) {
    if (Carriers.reaches(self)) {
      Symbolic.lose();
    }
    return self;
  }
}
