package dev.waymark.library.java.util;

import dev.waymark.library.value.Values;
import org.jspecify.annotations.Nullable;

/** Elements of arrays that may be arrays themselves. */
public final class DeepArrays {
  private DeepArrays() {}

  public static boolean equal(@Nullable Object a, @Nullable Object b) {
    if (a instanceof Object[] first && b instanceof Object[] second) {
      return ArraysModel.deepEquals(first, second);
    }
    if (a instanceof boolean[] first && b instanceof boolean[] second) {
      return ArraysModel.equals(first, second);
    }
    if (a instanceof byte[] first && b instanceof byte[] second) {
      return ArraysModel.equals(first, second);
    }
    if (a instanceof short[] first && b instanceof short[] second) {
      return ArraysModel.equals(first, second);
    }
    if (a instanceof char[] first && b instanceof char[] second) {
      return ArraysModel.equals(first, second);
    }
    if (a instanceof int[] first && b instanceof int[] second) {
      return ArraysModel.equals(first, second);
    }
    if (a instanceof long[] first && b instanceof long[] second) {
      return ArraysModel.equals(first, second);
    }
    if (a instanceof float[] first && b instanceof float[] second) {
      return ArraysModel.equals(first, second);
    }
    if (a instanceof double[] first && b instanceof double[] second) {
      return ArraysModel.equals(first, second);
    }
    return Values.equal(a, b);
  }

  public static int hash(@Nullable Object element) {
    if (element instanceof Object[] array) {
      return ArraysModel.deepHashCode(array);
    }
    if (element instanceof boolean[] array) {
      return ArraysModel.hashCode(array);
    }
    if (element instanceof byte[] array) {
      return ArraysModel.hashCode(array);
    }
    if (element instanceof short[] array) {
      return ArraysModel.hashCode(array);
    }
    if (element instanceof char[] array) {
      return ArraysModel.hashCode(array);
    }
    if (element instanceof int[] array) {
      return ArraysModel.hashCode(array);
    }
    if (element instanceof long[] array) {
      return ArraysModel.hashCode(array);
    }
    if (element instanceof float[] array) {
      return ArraysModel.hashCode(array);
    }
    if (element instanceof double[] array) {
      return ArraysModel.hashCode(array);
    }
    return Values.hash(element);
  }
}
