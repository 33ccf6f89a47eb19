package dev.waymark.explore.everyday;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Has fields that others set, and is one of a chain. */
public class Parcel {
  public String receiver = "";
  public int grams;
  public List<String> marks = new ArrayList<>();
  @Nullable Parcel next;

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
}
