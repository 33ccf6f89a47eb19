package dev.waymark.maven.findings;

import java.util.List;
import java.util.Locale;

/**
 * A share that must be reached.
 *
 * @param parameter what users call it
 * @param what is counted, in words
 * @param least the share, in percent
 * @param part how many there are
 * @param whole of how many
 */
public record Threshold(String parameter, String what, double least, long part, long whole) {
  private static final int ALL = 100;

  /** Whether it is reached. Of nothing, everything is. */
  public boolean isReached() {
    return part * (double) ALL >= least * whole;
  }

  /** What was measured, in words. The share is cut, so that 100 % means all. */
  public String measured() {
    double share = whole == 0 ? ALL : Math.floor(part * 10.0 * ALL / whole) / 10;
    return String.format(Locale.ROOT, "%s is %.1f %% (%d of %d)", what, share, part, whole);
  }

  /** Those of {@code all} that are not reached, in words. */
  public static List<String> missed(List<Threshold> all) {
    return all.stream()
        .filter(each -> !each.isReached())
        .map(each -> each.measured() + ", below " + each.parameter + " " + each.demanded())
        .toList();
  }

  private String demanded() {
    return least == Math.rint(least) ? String.valueOf((long) least) : String.valueOf(least);
  }
}
