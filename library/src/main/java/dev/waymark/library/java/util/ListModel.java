package dev.waymark.library.java.util;

import dev.waymark.library.number.Lengths;
import dev.waymark.library.value.Keys;
import dev.waymark.library.value.ListEquality;
import dev.waymark.library.value.Sorting;
import dev.waymark.library.value.Values;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link List}. Which index is meant is decided; what the lists of programs do is their own. */
public final class ListModel {
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
    return ListEquality.indexOf(self, wanted);
  }

  public static int lastIndexOf(List<?> self, @Nullable Object wanted) {
    return ListEquality.lastIndexOf(self, wanted);
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
    return ListEquality.equal(self, other);
  }

  public static int hashCode(List<?> self) {
    return ListEquality.hash(self);
  }
}
