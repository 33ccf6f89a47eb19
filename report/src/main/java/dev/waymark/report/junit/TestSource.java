package dev.waymark.report.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The source of a class of tests.
 *
 * @param methods the names of the test methods by the line on which they begin
 * @param end the line that ends the class
 */
public record TestSource(String text, TreeMap<Integer, String> methods, int end) {
  /** The name of the test that has this line; null if it belongs to none. */
  public @Nullable String methodAt(long line) {
    Map.Entry<Integer, String> method = line < end ? methods.floorEntry((int) line) : null;
    return method == null ? null : method.getValue();
  }

  /** The names of all tests, in order. */
  public List<String> names() {
    return new ArrayList<>(methods.values());
  }
}
