package dev.waymark.maven.findings;

import java.util.ArrayList;
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

  /** What is missing, in words. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s is %.1f %% (%d of %d), below %s %s",
        what,
        whole == 0 ? ALL : part * (double) ALL / whole,
        part,
        whole,
        parameter,
        least == Math.rint(least) ? String.valueOf((long) least) : String.valueOf(least));
  }

  /** Those of {@code all} that are not reached, in words. */
  public static List<String> missed(List<Threshold> all) {
    List<String> missed = new ArrayList<>();
    all.stream().filter(each -> !each.isReached()).forEach(each -> missed.add(each.toString()));
    return missed;
  }
}
