package dev.waymark.library.value;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Sorts few objects as the JDK does: it compares the same pairs in the same order. It finds out how
 * far they are sorted already, and inserts the rest by bisection.
 */
public final class Sorting {
  /** From here on, the JDK merges. */
  public static final int MOST = 32;

  private final @Nullable Object[] objects;
  private final @Nullable Comparator<? super @Nullable Object> order;

  private Sorting(
      @Nullable Object[] objects, @Nullable Comparator<? super @Nullable Object> order) {
    this.objects = objects;
    this.order = order;
  }

  /** Sorts fewer than {@link #MOST} objects, by their own order if there is no {@code order}. */
  public static void sort(
      @Nullable Object[] objects, @Nullable Comparator<? super @Nullable Object> order) {
    if (objects.length > 1) {
      Sorting sorting = new Sorting(objects, order);
      for (int i = sorting.firstRun(); i < objects.length; i++) {
        sorting.insert(i);
      }
    }
  }

  private boolean isLess(@Nullable Object a, @Nullable Object b) {
    return Values.compare(a, b, order) < 0;
  }

  /** How many at the start are sorted; if it was the other way round, no longer. */
  private int firstRun() {
    int end = 2;
    if (isLess(objects[1], objects[0])) {
      while (end < objects.length && isLess(objects[end], objects[end - 1])) {
        end++;
      }
      reverse(end);
    } else {
      while (end < objects.length && !isLess(objects[end], objects[end - 1])) {
        end++;
      }
    }
    return end;
  }

  private void reverse(int end) {
    for (int low = 0, high = end - 1; low < high; low++, high--) {
      Object object = objects[low];
      objects[low] = objects[high];
      objects[high] = object;
    }
  }

  private void insert(int index) {
    Object object = objects[index];
    int low = 0;
    int high = index;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (isLess(object, objects[middle])) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    System.arraycopy(objects, low, objects, low + 1, index - low);
    objects[low] = object;
  }
}
