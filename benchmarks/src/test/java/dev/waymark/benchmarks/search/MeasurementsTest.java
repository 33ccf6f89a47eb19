package dev.waymark.benchmarks.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.SearchOptions;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.verdict.Course;
import dev.waymark.report.plot.CoverageLine;
import dev.waymark.report.plot.CoveragePlot;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class MeasurementsTest {
  @TempDir private Path folder;

  private static SearchPlan plan(int repetitions) {
    SearchSubject schedule =
        SearchSubjects.written().stream()
            .filter(each -> each.name().equals("schedule"))
            .findFirst()
            .orElseThrow();
    return new SearchPlan(
        List.of(schedule),
        List.of(SearchChoice.parse("context-guided"), SearchChoice.parse("dfs")),
        repetitions,
        List.of(10, 20),
        Duration.ofMinutes(1));
  }

  private List<Measurement> measure(int repetitions, List<String> progress) {
    List<Measurement> all = new ArrayList<>();
    new Measurements(
            plan(repetitions), new ResultsFile(folder.resolve("results.jsonl")), progress::add)
        .forEach((subject, strategy, measured) -> all.addAll(measured));
    return all;
  }

  @Test
  void whatIsInTheResultsIsNotMeasuredAgain() throws IOException {
    List<String> progress = new ArrayList<>();
    List<Measurement> first = measure(1, progress);
    assertEquals(2, progress.size());
    assertTrue(first.get(0).coveredAfter(20) > 10, first.toString());
    Files.writeString(
        folder.resolve("results.jsonl"), "{\"subject\" : \"sche", StandardOpenOption.APPEND);
    assertEquals(first, measure(1, progress));
    assertEquals(2, progress.size());
  }

  @Test
  void theMeanOfAllRepetitionsReachesATarget() {
    List<Measurement> measured =
        List.of(
            measured(new Course.Point(1, 0, 2), new Course.Point(7, 1, 10)),
            measured(new Course.Point(1, 0, 4), new Course.Point(9, 1, 6)));
    assertEquals(3, Samples.mean(measured, 6));
    assertEquals(7, Samples.mean(measured, 8));
    assertEquals(OptionalInt.of(7), Samples.runsTo(6.5, measured, 20));
    assertEquals(OptionalInt.of(9), Samples.runsTo(8, measured, 20));
    assertEquals(OptionalInt.empty(), Samples.runsTo(8, measured, 8));
  }

  private static Measurement measured(Course.Point... points) {
    return new Measurement("any", 10, "dfs", 1, 20, "RUNS", "", new Course(List.of(points), 0));
  }

  @Test
  void whatDoesNotExistIsRejected() {
    SearchOptions unknown =
        new SearchOptions(List.of("tetris"), List.of(), 0, 0, 0, folder.resolve("results"));
    Options options = new Options(Effort.QUICK, Subjects.ofBuild()).with(unknown);
    assertThrows(BenchException.class, () -> SearchPlan.of(options));
  }

  @Test
  void lessThanNoRunsAreRejected() {
    Path results = folder.resolve("results");
    assertThrows(
        BenchException.class, () -> new SearchOptions(List.of(), List.of(), 0, -1, 0, results));
  }

  @Test
  void aPictureShowsTheRepetitionInTheMiddle() throws IOException {
    Path file = folder.resolve("results.jsonl");
    ResultsFile results = new ResultsFile(file);
    results.add(measured(new Course.Point(1, 0, 2), new Course.Point(20, 9, 3)));
    results.add(measured(new Course.Point(1, 0, 2), new Course.Point(5, 4, 8)));
    results.add(measured(new Course.Point(1, 0, 2), new Course.Point(6, 5, 9)));
    Path picture = folder.resolve("any.svg");
    StringWriter out = new StringWriter();
    String[] arguments = {
      "--subject", "any", "--results", file.toString(), "--out", picture.toString()
    };
    CommandLine command = new CommandLine(new SearchPlotCommand(new PrintWriter(out)));
    assertEquals(0, command.execute(arguments));
    CoverageLine middle =
        new CoverageLine("dfs", List.of(new Course.Point(1, 0, 2), new Course.Point(5, 4, 8)));
    assertEquals(CoveragePlot.draw(List.of(middle)), Files.readString(picture));
  }
}
