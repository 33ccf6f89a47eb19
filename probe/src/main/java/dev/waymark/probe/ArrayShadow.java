package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/** The shadows of one array. */
final class ArrayShadow {
  final Object array;
  @Nullable Shadow length;
  private @Nullable Shadow @Nullable [] elements;

  ArrayShadow(Object array, @Nullable Shadow length, @Nullable Shadow @Nullable [] elements) {
    this.array = array;
    this.length = length;
    this.elements = elements;
  }

  @Nullable Shadow get(int index) {
    return elements == null ? null : elements[index];
  }

  void set(int index, @Nullable Shadow shadow) {
    if (elements == null) {
      if (shadow == null) {
        return;
      }
      elements = new Shadow[ArrayValues.length(array)];
    }
    elements[index] = shadow;
  }

  boolean hasElements() {
    return elements != null;
  }

  void forgetElements() {
    elements = null;
  }
}
