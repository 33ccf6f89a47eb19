package dev.waymark.library.java.util;

import dev.waymark.library.Keys;
import dev.waymark.library.Lengths;
import dev.waymark.library.Sorting;
import dev.waymark.library.Values;
import dev.waymark.library.java.lang.ObjectModel;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link List}. Which index is meant is decided; what the lists of programs do is their own. */
public final class ListModel {
  private static final int FACTOR = 31;

  private ListModel() {}

  public static @Nullable Object get(List<?> self, int index) {
    if (!Values.isForeign(self)) {
      return self.get(index);
    }
    return self.get(Lengths.place(index, self.size()));
  }

  public static @Nullable Object set(
      List<@Nullable Object> self, int index, @Nullable Object element) {
    if (!Values.isForeign(self)) {
      return self.set(index, element);
    }
    return self.set(Lengths.place(index, self.size()), element);
  }

  public static void add(List<@Nullable Object> self, int index, @Nullable Object element) {
    if (!Values.isForeign(self)) {
      self.add(index, element);
      return;
    }
    self.add(Lengths.place(index, self.size() + 1), element);
  }

  public static @Nullable Object remove(List<?> self, int index) {
    if (!Values.isForeign(self)) {
      return self.remove(index);
    }
    return self.remove(Lengths.place(index, self.size()));
  }

  public static List<@Nullable Object> copyOf(Collection<@Nullable Object> elements) {
    Keys.loseOrder(elements);
    return List.copyOf(elements);
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
      if (ObjectModel.equals(wanted, element)) {
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
      if (ObjectModel.equals(wanted, self.get(index))) {
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

  /**
   * The JDK sorts by an order in which all are equal, which changes nothing but refuses what it
   * would refuse; then the elements are put where they belong.
   */
  public static void sort(
      List<@Nullable Object> self, @Nullable Comparator<? super @Nullable Object> order) {
    if (!Values.isForeign(self) || self.size() >= Sorting.MOST) {
      if (Carriers.reaches(self)) {
        Symbolic.lose();
      }
      self.sort(order);
      return;
    }
    self.sort((unused, unusedToo) -> 0);
    @Nullable Object[] sorted = self.toArray();
    boolean isSortedInPlace = self.getClass().getName().endsWith("ArrayList");
    try {
      Sorting.sort(sorted, order);
    } catch (RuntimeException | Error e) {
      if (isSortedInPlace) {
        setAll(self, sorted);
      }
      throw e;
    }
    setAll(self, sorted);
  }

  private static void setAll(List<@Nullable Object> self, @Nullable Object[] elements) {
    for (int i = 0; i < elements.length; i++) {
      self.set(i, elements[i]);
    }
  }

  public static boolean equals(List<?> self, @Nullable Object other) {
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

  public static int hashCode(List<?> self) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).hashCode();
    }
    int hash = 1;
    for (Object element : self) {
      hash = FACTOR * hash + Values.hash(element);
    }
    return hash;
  }
}
