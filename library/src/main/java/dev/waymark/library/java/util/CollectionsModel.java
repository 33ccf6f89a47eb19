package dev.waymark.library.java.util;

import dev.waymark.library.java.lang.ObjectModel;
import dev.waymark.library.value.Keys;
import dev.waymark.library.value.Values;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Collections}. */
public final class CollectionsModel {
  private CollectionsModel() {}

  public static void sort(List<@Nullable Object> list) {
    ListModel.sort(list, null);
  }

  public static void sort(
      List<@Nullable Object> list, @Nullable Comparator<? super @Nullable Object> order) {
    ListModel.sort(list, order);
  }

  public static @Nullable Object max(Collection<?> elements) {
    return max(elements, null);
  }

  public static @Nullable Object max(
      Collection<?> elements, @Nullable Comparator<? super @Nullable Object> order) {
    Keys.loseOrder(elements);
    Iterator<?> iterator = elements.iterator();
    Object largest = iterator.next();
    while (iterator.hasNext()) {
      Object next = iterator.next();
      if (Values.compare(next, largest, order) > 0) {
        largest = next;
      }
    }
    return largest;
  }

  public static @Nullable Object min(Collection<?> elements) {
    return min(elements, null);
  }

  public static @Nullable Object min(
      Collection<?> elements, @Nullable Comparator<? super @Nullable Object> order) {
    Keys.loseOrder(elements);
    Iterator<?> iterator = elements.iterator();
    Object smallest = iterator.next();
    while (iterator.hasNext()) {
      Object next = iterator.next();
      if (Values.compare(next, smallest, order) < 0) {
        smallest = next;
      }
    }
    return smallest;
  }

  public static int frequency(Collection<?> elements, @Nullable Object wanted) {
    if (wanted == null) {
      return Collections.frequency(elements, null);
    }
    Keys.loseOrder(elements);
    int count = 0;
    for (Object element : elements) {
      if (ObjectModel.equals(wanted, element)) {
        count++;
      }
    }
    return count;
  }
}
