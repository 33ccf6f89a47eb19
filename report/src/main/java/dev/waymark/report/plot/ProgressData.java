package dev.waymark.report.plot;

import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Course;
import dev.waymark.explore.verdict.Findings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Coverage over runs and time as maps and lists, for JSON: {@code [run, milliseconds, covered]}
 * whenever more was covered than before. Apart from the findings, because times differ from run to
 * run and findings do not.
 */
public final class ProgressData {
  private static final String CLASS = "class";
  private static final String METHOD = "method";
  private static final String POINTS = "points";

  private ProgressData() {}

  /** The progress of all explorations. */
  public static List<Map<String, Object>> of(List<ClassFindings> found) {
    List<Map<String, Object>> all = new ArrayList<>();
    found.forEach(type -> type.methods().forEach(each -> all.add(of(type, each))));
    return all;
  }

  private static Map<String, Object> of(ClassFindings type, Findings findings) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(CLASS, type.type().toString());
    data.put(METHOD, findings.entry().method().toString());
    List<List<Number>> points = new ArrayList<>();
    for (Course.Point point : findings.course().points()) {
      points.add(List.of(point.run(), point.millis(), point.covered()));
    }
    data.put(POINTS, points);
    return data;
  }

  /**
   * What {@link #of} wrote, as a line for each class: what its methods covered together.
   *
   * @throws ClassCastException if it did not
   */
  public static List<CoverageLine> lines(String name, List<?> progress) {
    Map<String, List<Course.Point>> byClass = new LinkedHashMap<>();
    for (Object each : progress) {
      Map<?, ?> data = (Map<?, ?>) each;
      List<Course.Point> steps =
          byClass.computeIfAbsent(String.valueOf(data.get(CLASS)), type -> new ArrayList<>());
      if (data.get(POINTS) instanceof List<?> list) {
        steps.addAll(steps(list));
      }
    }
    List<CoverageLine> lines = new ArrayList<>();
    byClass.forEach(
        (type, steps) ->
            lines.add(
                new CoverageLine(byClass.size() == 1 ? name : name + ": " + type, sum(steps))));
    return lines;
  }

  /** Points with the number of runs since the one before. */
  private static List<Course.Point> steps(List<?> points) {
    List<Course.Point> steps = new ArrayList<>();
    int runs = 0;
    for (Object numbers : points) {
      Course.Point point = point((List<?>) numbers);
      steps.add(new Course.Point(point.run() - runs, point.millis(), point.covered()));
      runs = point.run();
    }
    return steps;
  }

  private static List<Course.Point> sum(List<Course.Point> steps) {
    List<Course.Point> points = new ArrayList<>();
    int runs = 0;
    int covered = 0;
    steps.sort(Comparator.comparing(Course.Point::millis));
    for (Course.Point step : steps) {
      runs += step.run();
      covered = Math.max(covered, step.covered());
      points.add(new Course.Point(runs, step.millis(), covered));
    }
    return points;
  }

  private static Course.Point point(List<?> numbers) {
    return new Course.Point(
        ((Number) numbers.get(0)).intValue(),
        ((Number) numbers.get(1)).longValue(),
        ((Number) numbers.get(2)).intValue());
  }
}
