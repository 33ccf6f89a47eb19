package dev.waymark.benchmarks.real.witness;

/**
 * A branch that was taken.
 *
 * @param branch its key
 * @param by what took it first
 */
public record Sighting(String branch, Place place, String by) {
  /** Where the inputs lie, seen from the bounds of explorations. */
  public enum Place {
    /** Within bounds, and the branch is in what was called or in private parts of it. */
    WITHIN_BOUNDS,
    ANYWHERE
  }

  /** The sighting that {@link #toString} wrote. */
  public static Sighting parse(String line) {
    String[] parts = line.split("\t", 3);
    return new Sighting(parts[1], Place.valueOf(parts[0]), parts[2]);
  }

  /** One line. */
  @Override
  public String toString() {
    return place + "\t" + branch + "\t" + by;
  }
}
