package dev.waymark.library.java.util;

import dev.waymark.library.Boxes;
import dev.waymark.library.ObjectText;
import dev.waymark.library.value.Values;
import dev.waymark.probe.Symbolic;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@link Objects}. */
public final class ObjectsModel {
  private ObjectsModel() {}

  public static boolean equals(@Nullable Object a, @Nullable Object b) {
    return Values.equal(a, b);
  }

  public static boolean deepEquals(@Nullable Object a, @Nullable Object b) {
    return a == b || (a != null && b != null && ArraysModel.deepEquals(of(a), of(b)));
  }

  private static Object[] of(Object object) {
    return new Object[] {object};
  }

  public static @Nullable String toString(@Nullable Object object) {
    return ObjectText.textOf(object);
  }

  public static int hashCode(@Nullable Object object) {
    return Values.hash(object);
  }

  public static int hash(@Nullable Object... values) {
    return ArraysModel.hashCode(values);
  }

  public static <T> int compare(
      @Nullable T a, @Nullable T b, Comparator<? super @Nullable T> order) {
    return Boxes.same(a, b) ? 0 : Values.known(order).compare(a, b);
  }

  public static int checkIndex(int index, int length) {
    if (index < 0 || index >= length) {
      return Objects.checkIndex(Symbolic.concrete(index), Symbolic.concrete(length));
    }
    return index;
  }
}
