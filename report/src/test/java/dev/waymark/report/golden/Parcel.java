package dev.waymark.report.golden;

import java.util.ArrayList;
import java.util.List;

/** What calls leave is an object, which tells what is in it. */
public final class Parcel {
  private final List<String> items = new ArrayList<>();
  private final boolean isFragile;

  public Parcel(boolean isFragile) {
    this.isFragile = isFragile;
  }

  /** A copy of {@code parcel} that is handled with care. */
  public static Parcel fragile(Parcel parcel) {
    Parcel copy = new Parcel(true);
    copy.items.addAll(parcel.items);
    return copy;
  }

  /** Refuses what has no name. */
  public void add(String item) {
    if (item.isEmpty()) {
      throw new IllegalArgumentException("nothing to add");
    }
    items.add(item);
  }

  public boolean isFragile() {
    return isFragile;
  }

  public List<String> getItems() {
    return List.copyOf(items);
  }

  public int size() {
    return items.size();
  }

  /** Another number each time, so nothing to compare. */
  public long getNanos() {
    return System.nanoTime();
  }

  /** Compilers warn of it. */
  @Deprecated
  public int getCount() {
    return items.size();
  }

  @Override
  public String toString() {
    return (isFragile ? "fragile " : "") + items;
  }
}
