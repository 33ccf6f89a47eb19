package dev.waymark.report.junit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The source of a class of tests.
 *
 * @param places what is written from a line on
 * @param end the line that ends the class
 */
public record TestSource(String text, TreeMap<Integer, Place> places, int end) {
  /**
   * A part of a test.
   *
   * @param method the name of the test
   * @param statement the index of one of its statements; -1 for what is before them
   */
  public record Place(String method, int statement) {
    static final int HEAD = -1;
  }

  /** What is at this line; null if no test is. */
  public @Nullable Place at(long line) {
    Map.Entry<Integer, Place> place = line < end ? places.floorEntry((int) line) : null;
    return place == null ? null : place.getValue();
  }

  /** The name of the test that has this line; null if it belongs to none. */
  public @Nullable String methodAt(long line) {
    Place place = at(line);
    return place == null ? null : place.method();
  }

  /** The names of all tests, in order. */
  public List<String> names() {
    return places.values().stream().map(Place::method).distinct().toList();
  }
}
