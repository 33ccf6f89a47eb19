package dev.waymark.report.golden;

import java.util.ArrayList;
import java.util.List;

/** Calls can be chained, and not every question tells what a call has done. */
public final class Tags {
  private final List<String> all = new ArrayList<>();

  public Tags add(String tag) {
    if (tag.isEmpty()) {
      throw new IllegalArgumentException("a tag without a name");
    }
    all.add(tag);
    return this;
  }

  /** Another object. */
  public Tags first() {
    return all.isEmpty() ? new Tags() : new Tags().add(all.get(0));
  }

  public Tags asTags() {
    return this;
  }

  public boolean hasLimit() {
    return false;
  }

  public boolean isAlias() {
    return false;
  }

  public boolean isEmpty() {
    return all.isEmpty();
  }

  public boolean isFrozen() {
    return false;
  }

  public boolean isList() {
    return true;
  }

  public int size() {
    return all.size();
  }

  @Override
  public String toString() {
    return String.join(", ", all);
  }
}
