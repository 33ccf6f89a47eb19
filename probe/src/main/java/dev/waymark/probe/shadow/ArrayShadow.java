package dev.waymark.probe.shadow;

import org.jspecify.annotations.Nullable;

/** The shadows of one array. */
public final class ArrayShadow {
  public final Object array;
  private @Nullable Shadow length;
  private @Nullable Shadow @Nullable [] elements;

  public ArrayShadow(
      Object array, @Nullable Shadow length, @Nullable Shadow @Nullable [] elements) {
    this.array = array;
    this.length = length;
    this.elements = elements;
  }

  public @Nullable Shadow length() {
    return length;
  }

  public void forgetLength() {
    length = null;
  }

  public @Nullable Shadow get(int index) {
    return elements == null ? null : elements[index];
  }

  public void set(int index, @Nullable Shadow shadow) {
    if (elements == null) {
      if (shadow == null) {
        return;
      }
      elements = new Shadow[ArrayValues.length(array)];
    }
    elements[index] = shadow;
  }

  public boolean hasElements() {
    return elements != null;
  }

  public void forgetElements() {
    elements = null;
  }
}
