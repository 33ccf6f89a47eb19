package dev.waymark.benchmarks.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What became of the tests of a suite in one JVM.
 *
 * @param tests outcomes by the unique id of the test, in the order of execution
 * @param figures what was counted, by name
 */
public record SuiteResult(Map<String, Outcome> tests, Map<String, String> figures) {
  private static final String TEST = "test";
  private static final String FIGURE = "figure";
  private static final int FIELDS = 5;

  /**
   * How one test ended.
   *
   * @param detail the exception in one line; empty if it passed
   */
  public record Outcome(Verdict verdict, long milliseconds, String detail) {}

  /** How many tests passed. */
  public int passed() {
    return (int) tests.values().stream().filter(t -> t.verdict() == Verdict.PASSED).count();
  }

  /** A figure that is a whole number; 0 if it was not counted. */
  public long figure(String name) {
    return Long.parseLong(figures.getOrDefault(name, "0"));
  }

  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    tests.forEach((id, test) -> lines.add(line(id, test)));
    figures.forEach((name, value) -> lines.add(line(FIGURE, name, value)));
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
    Map<String, Outcome> tests = new LinkedHashMap<>();
    Map<String, String> figures = new LinkedHashMap<>();
    for (String line : lines(file)) {
      String[] fields = line.split("\t", FIELDS);
      if (fields[0].equals(TEST)) {
        Verdict verdict = Verdict.valueOf(fields[2]);
        tests.put(fields[1], new Outcome(verdict, Long.parseLong(fields[3]), fields[4]));
      } else {
        figures.put(fields[1], fields[2]);
      }
    }
    return new SuiteResult(tests, figures);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
