package dev.waymark.benchmarks.soundness;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The share of objectives that was open before claims were withdrawn that could be refuted: nobody
 * may become careful at the cost of what can be decided. The numbers are percent of the full table
 * at b1afabe, as docs/measurements.md has it.
 */
public final class Before {
  private static final Map<String, Double> OPEN =
      Map.ofEntries(
          Map.entry("validation", 17.69),
          Map.entry("traps", 36.50),
          Map.entry("random: usual", 8.33),
          Map.entry("random: bitwuzla first", 9.89),
          Map.entry("random: no layers", 14.60),
          Map.entry("random: 2 in a row", 9.62),
          Map.entry("random: other seed", 9.62),
          Map.entry("random: on JDK 25", 8.75));

  /** Queries that time out differ from run to run. */
  private static final double TOLERANCE = 1;

  private static final int PERCENT = 100;

  private Before() {}

  /** For the column: the share of {@code source}, nothing if it was never measured. */
  public static Object open(String source) {
    Double known = OPEN.get(source);
    return known == null ? "" : known;
  }

  /** Whether more is open than there was, save what was withdrawn. */
  public static boolean isExceeded(String source, long objectives, long open, long withdrawn) {
    @Nullable Double known = OPEN.get(source);
    double share = (double) PERCENT * (open - withdrawn) / Math.max(1, objectives);
    return known != null && share > known + TOLERANCE;
  }
}
