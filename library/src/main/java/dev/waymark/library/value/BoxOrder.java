package dev.waymark.library.value;

import dev.waymark.library.number.FloatOrder;
import dev.waymark.probe.Symbolic;

/** What {@code compareTo} of boxes says, by their contents. */
public final class BoxOrder {
  private BoxOrder() {}

  public static int compare(Boolean first, Boolean second) {
    return compare(BoxContents.of(first), BoxContents.of(second));
  }

  /** As {@link Boolean#compare}. */
  public static int compare(boolean a, boolean b) {
    return a == b ? 0 : a ? 1 : -1;
  }

  public static int compare(Byte first, Byte second) {
    return BoxContents.of(first) - BoxContents.of(second);
  }

  public static int compare(Short first, Short second) {
    return BoxContents.of(first) - BoxContents.of(second);
  }

  public static int compare(Character first, Character second) {
    return BoxContents.of(first) - BoxContents.of(second);
  }

  public static int compare(Integer first, Integer second) {
    return Symbolic.compare((long) BoxContents.of(first), (long) BoxContents.of(second));
  }

  public static int compare(Long first, Long second) {
    return Symbolic.compare(BoxContents.of(first), BoxContents.of(second));
  }

  public static int compare(Float first, Float second) {
    return FloatOrder.compare(BoxContents.of(first), BoxContents.of(second));
  }

  public static int compare(Double first, Double second) {
    return FloatOrder.compare(BoxContents.of(first), BoxContents.of(second));
  }
}
