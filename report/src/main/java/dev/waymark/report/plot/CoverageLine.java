package dev.waymark.report.plot;

import dev.waymark.explore.verdict.Course;
import java.util.List;

/**
 * The coverage of one exploration over its runs and time, to be drawn.
 *
 * @param label what the legend calls it
 */
public record CoverageLine(String label, List<Course.Point> points) {
  public CoverageLine {
    points = List.copyOf(points);
  }
}
