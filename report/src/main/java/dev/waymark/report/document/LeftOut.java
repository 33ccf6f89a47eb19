package dev.waymark.report.document;

import java.util.Comparator;

/** A method or class that was left out, and why. */
public record LeftOut(String what, String reason) implements Comparable<LeftOut> {
  private static final Comparator<LeftOut> ORDER =
      Comparator.comparing(LeftOut::what).thenComparing(LeftOut::reason);

  static LeftOut of(JsonData data) {
    return new LeftOut(data.text("what"), data.text("reason"));
  }

  @Override
  public int compareTo(LeftOut other) {
    return ORDER.compare(this, other);
  }
}
