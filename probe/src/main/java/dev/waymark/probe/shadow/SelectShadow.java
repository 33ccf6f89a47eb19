package dev.waymark.probe.shadow;

import org.jspecify.annotations.Nullable;

/**
 * The element of an array at a symbolic index within bounds: {@code index == 0 ? e0 : index == 1 ?
 * e1 ...}, over the elements as they were.
 */
public final class SelectShadow extends Shadow {
  private final char kind;
  private final Shadow index;
  private final long[] values;
  private final @Nullable Shadow[] elements;

  public SelectShadow(
      int mark, char kind, Shadow index, long[] values, @Nullable Shadow[] elements, long value) {
    super(mark, value);
    this.kind = kind;
    this.index = index;
    this.values = values;
    this.elements = elements;
  }

  /** The descriptor of the elements' primitive type. */
  public char kind() {
    return kind;
  }

  /** The index. */
  @Override
  public Shadow left() {
    return index;
  }

  /** How many elements there are. */
  public int size() {
    return values.length;
  }

  /** The element at {@code position}; null if it is concrete. */
  public @Nullable Shadow element(int position) {
    return elements[position];
  }

  /** The value of the element at {@code position} in this run. */
  public long value(int position) {
    return values[position];
  }
}
