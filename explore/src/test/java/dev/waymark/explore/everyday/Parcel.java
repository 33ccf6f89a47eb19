package dev.waymark.explore.everyday;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Has fields that others set, is one of a chain, and is known to what it was put into. */
public class Parcel {
  public String receiver = "";
  public int grams;
  public List<String> marks = new ArrayList<>();
  @Nullable Parcel next;
  private final List<Parcel> contents = new ArrayList<>();

  public static String rate(Parcel parcel) {
    if (parcel.receiver.equals("museum")) {
      return "insured";
    }
    if (parcel.grams > 5_000) {
      return parcel.marks.contains("fragile") ? "by hand" : "freight";
    }
    return "letter";
  }

  /** How many there are from here on. */
  public int length() {
    int length = 1;
    for (Parcel each = next; each != null; each = each.next) {
      length++;
    }
    return length;
  }

  public void putInto(Parcel box) {
    if (box == this) {
      throw new IllegalArgumentException("into itself");
    }
    box.contents.add(this);
  }

  public boolean isOverweight() {
    int total = grams;
    for (Parcel each : contents) {
      total += each.grams;
    }
    return !contents.isEmpty() && total > 30_000;
  }
}
