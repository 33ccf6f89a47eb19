package dev.waymark.report;

import dev.waymark.explore.ClassFindings;
import dev.waymark.explore.Course;
import dev.waymark.explore.Findings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Coverage over runs and time as maps and lists, for JSON: {@code [run, milliseconds, covered]}
 * whenever more was covered than before. Apart from the findings, because times differ from run to
 * run and findings do not.
 */
public final class ProgressData {
  private static final String METHOD = "method";
  private static final String POINTS = "points";

  private ProgressData() {}

  /** The progress of all explorations. */
  public static List<Map<String, Object>> of(List<ClassFindings> found) {
    List<Map<String, Object>> all = new ArrayList<>();
    found.forEach(type -> type.methods().forEach(each -> all.add(of(each))));
    return all;
  }

  private static Map<String, Object> of(Findings findings) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(METHOD, findings.entry().method().toString());
    List<List<Number>> points = new ArrayList<>();
    for (Course.Point point : findings.course().points()) {
      points.add(List.of(point.run(), point.millis(), point.covered()));
    }
    data.put(POINTS, points);
    return data;
  }

  /**
   * The lines that {@link #of} wrote, the method after {@code name}.
   *
   * @throws ClassCastException if it did not
   */
  public static List<CoverageLine> lines(String name, List<?> progress) {
    List<CoverageLine> lines = new ArrayList<>();
    for (Object each : progress) {
      Map<?, ?> data = (Map<?, ?>) each;
      List<Course.Point> points = new ArrayList<>();
      if (data.get(POINTS) instanceof List<?> list) {
        list.forEach(numbers -> points.add(point((List<?>) numbers)));
      }
      String label = progress.size() == 1 ? name : name + ": " + data.get(METHOD);
      lines.add(new CoverageLine(label, points));
    }
    return lines;
  }

  private static Course.Point point(List<?> numbers) {
    return new Course.Point(
        ((Number) numbers.get(0)).intValue(),
        ((Number) numbers.get(1)).longValue(),
        ((Number) numbers.get(2)).intValue());
  }
}
