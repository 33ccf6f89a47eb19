package dev.waymark.report.document;

import java.util.ArrayList;
import java.util.List;

/**
 * How coverage grew while a method was explored.
 *
 * @param type the class that was explored
 */
public record ReportedProgress(String type, String method, List<Point> points) {
  public ReportedProgress {
    points = List.copyOf(points);
  }

  /** What was covered when a run ended, so many milliseconds after the beginning. */
  public record Point(int run, long millis, int covered) {}

  static ReportedProgress of(JsonData data) {
    List<Point> points = new ArrayList<>();
    for (Object each : data.list("points")) {
      if (!(each instanceof List<?> numbers && numbers.size() == 3)) {
        throw data.problem("points", "is no list of run, milliseconds and covered");
      }
      points.add(new Point((int) number(numbers, 0), number(numbers, 1), (int) number(numbers, 2)));
    }
    return new ReportedProgress(data.text("class"), data.text("method"), points);
  }

  private static long number(List<?> numbers, int index) {
    return numbers.get(index) instanceof Number number ? number.longValue() : 0;
  }
}
