package dev.waymark.benchmarks.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What became of tests.
 *
 * @param tests outcomes by the unique id of the test
 * @param figures what was counted, by name
 * @param mismatch the first self-check that failed, in words; empty if there is none
 */
public record SuiteResult(Map<String, Outcome> tests, Map<String, Long> figures, String mismatch) {
  private static final String TEST = "test";
  private static final String FIGURE = "figure";
  private static final String MISMATCH = "mismatch";
  private static final int FIELDS = 5;

  /** No tests. */
  public static final SuiteResult NONE = new SuiteResult(Map.of(), Map.of(), "");

  /**
   * How one test ended.
   *
   * @param detail the exception in one line; empty if it passed
   */
  public record Outcome(TestEnding verdict, long milliseconds, String detail) {}

  /** How many tests passed. */
  public int passed() {
    return (int) tests.values().stream().filter(t -> t.verdict() == TestEnding.PASSED).count();
  }

  /** A figure; 0 if it was not counted. */
  public long figure(String name) {
    return figures.getOrDefault(name, 0L);
  }

  /** These tests and those of {@code other}, which are different ones. */
  public SuiteResult and(SuiteResult other) {
    Map<String, Outcome> all = new TreeMap<>(tests);
    all.putAll(other.tests);
    Map<String, Long> sums = new TreeMap<>(figures);
    other.figures.forEach((name, value) -> sums.merge(name, value, Long::sum));
    return new SuiteResult(all, sums, mismatch.isEmpty() ? other.mismatch : mismatch);
  }

  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    tests.forEach((id, test) -> lines.add(line(id, test)));
    figures.forEach((name, value) -> lines.add(line(FIGURE, name, value.toString())));
    lines.add(line(MISMATCH, mismatch));
    Files.write(file, lines);
  }

  private static String line(String id, Outcome test) {
    String time = String.valueOf(test.milliseconds());
    return line(TEST, id, test.verdict().name(), time, test.detail());
  }

  private static String line(String... fields) {
    List<String> plain = new ArrayList<>();
    for (String field : fields) {
      plain.add(field.replaceAll("[\\s\\p{Cntrl}\\p{Cs}]+", " "));
    }
    return String.join("\t", plain);
  }

  static SuiteResult read(Path file) {
    Map<String, Outcome> tests = new TreeMap<>();
    Map<String, Long> figures = new TreeMap<>();
    String mismatch = "";
    for (String line : lines(file)) {
      String[] fields = line.split("\t", FIELDS);
      switch (fields[0]) {
        case TEST -> tests.put(fields[1], outcome(fields));
        case FIGURE -> figures.put(fields[1], Long.valueOf(fields[2]));
        default -> mismatch = fields[1];
      }
    }
    return new SuiteResult(tests, figures, mismatch);
  }

  private static Outcome outcome(String[] fields) {
    return new Outcome(TestEnding.valueOf(fields[2]), Long.parseLong(fields[3]), fields[4]);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
