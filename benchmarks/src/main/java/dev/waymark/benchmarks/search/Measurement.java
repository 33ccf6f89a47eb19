package dev.waymark.benchmarks.search;

import dev.waymark.explore.verdict.Course;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One exploration that was measured.
 *
 * @param branches how many there are
 * @param iterations how many runs it was allowed
 * @param stop why it ended
 * @param commit what was measured
 * @param course coverage over runs and time
 */
record Measurement(
    String subject,
    int branches,
    String strategy,
    long seed,
    int iterations,
    String stop,
    String commit,
    Course course) {
  /** How many branches were covered after {@code runs} runs. */
  int coveredAfter(int runs) {
    return course.coveredAfter(runs);
  }

  Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("subject", subject);
    map.put("branches", branches);
    map.put("strategy", strategy);
    map.put("seed", seed);
    map.put("iterations", iterations);
    map.put("stop", stop);
    map.put("commit", commit);
    map.put("choosing", course.choosing());
    List<List<Number>> points = new ArrayList<>();
    course.points().forEach(p -> points.add(List.of(p.run(), p.millis(), p.covered())));
    map.put("points", points);
    return map;
  }

  static Measurement of(Map<String, Object> map) {
    List<Course.Point> points = new ArrayList<>();
    for (Object each : (List<?>) map.getOrDefault("points", List.of())) {
      List<?> numbers = (List<?>) each;
      points.add(
          new Course.Point(
              (int) number(numbers.get(0)), number(numbers.get(1)), (int) number(numbers.get(2))));
    }
    return new Measurement(
        text(map, "subject"),
        (int) number(map, "branches"),
        text(map, "strategy"),
        number(map, "seed"),
        (int) number(map, "iterations"),
        text(map, "stop"),
        text(map, "commit"),
        new Course(points, number(map, "choosing")));
  }

  private static String text(Map<String, Object> map, String key) {
    return String.valueOf(map.get(key));
  }

  private static long number(Map<String, Object> map, String key) {
    return number(map.getOrDefault(key, 0));
  }

  private static long number(Object value) {
    return ((Number) value).longValue();
  }
}
