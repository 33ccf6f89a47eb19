package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The example of paper 004, with its first path, ends as Figures 8 and 9 say. */
class AbstractPathsGoldenTest {
  /** Lines of the source here and in the paper. */
  private static final Map<String, String> LINES =
      Map.of("14", "2", "23", "11", "25", "13", "26", "14", "33", "18");

  @Test
  void minimalAllPathsTriesWhatFigure8ShowsInItsOrder() {
    Findings found = explore(PathCriterion.MINIMAL_ALL_PATHS, Scope.NEEDED);
    assertEquals(resource("figure8.txt"), numbered(found));
    assertEquals(5, found.count(Verdict.Covered.class));
    assertEquals(0, found.count(Verdict.Open.class));
  }

  @Test
  void minimalAllConditionsTriesWhatFigure9Shows() {
    Findings found = explore(PathCriterion.MINIMAL_ALL_CONDITIONS, Scope.AS_PAPER);
    List<String> tried =
        found.tree().attempts().stream()
            .map(
                each ->
                    String.join(" ", each.labels().stream().map(this::inPaper).toList())
                        + " : "
                        + each.kind().letter())
            .toList();
    assertEquals(new TreeSet<>(resource("figure9.txt")), new TreeSet<>(tried));
    assertEquals(16, tried.size());
    assertEquals(12, found.count(Verdict.Covered.class));
  }

  @Test
  void theExpandedTreeHas8PathsAnd31InfeasiblePartialPaths() {
    Findings found = explore(PathCriterion.ALL_PATHS, Scope.NEEDED);
    assertEquals(8, found.tree().count(Attempt.Kind.COVERED));
    assertEquals(0, found.tree().count(Attempt.Kind.REDUNDANT));
    assertEquals(31, found.tree().count(Attempt.Kind.INFEASIBLE));
  }

  @Test
  void stoppingEarlyCosts17InfeasiblePartialPathsAndARedundantTest() {
    Findings found = explore(PathCriterion.MINIMAL_ALL_CONDITIONS, Scope.EVERYTHING);
    assertEquals(17, found.tree().count(Attempt.Kind.INFEASIBLE));
    assertEquals(1, found.tree().count(Attempt.Kind.REDUNDANT));
    assertEquals(StopReason.COVERED, found.stopReason());
  }

  private static Findings explore(PathCriterion criterion, Scope scope) {
    try (Laboratory laboratory = new Laboratory()) {
      Entry entry = Entry.of(laboratory.method("classic.Lookup", "find"));
      Settings settings =
          new Settings(
              Criterion.ALL_PATHS,
              new Budget(1_000, Duration.ofMinutes(2)),
              new Bounds(2, Map.of()),
              0);
      return laboratory.paths(entry, settings, criterion, scope).exploreFrom(terms -> first(terms));
    }
  }

  /** The limit is above 1, and no value is the key. */
  private static List<Input> first(Terms terms) {
    Shape.Scalar a = Shape.Scalar.of(terms, "a", "I");
    Shape.Scalar b = Shape.Scalar.of(terms, "b", "I");
    Shape.Scalar key = Shape.Scalar.of(terms, "key", "I");
    Shape.Scalar limit = Shape.Scalar.of(terms, "limit", "I");
    Assignment numbers = Assignment.builder().put(key.symbol(), 1).put(limit.symbol(), 5).build();
    return List.of(Input.of(List.of(new Shape.Array("[I", List.of(a, b)), key, limit), numbers));
  }

  private List<String> numbered(Findings found) {
    Map<Attempt.Kind, Integer> numbers = new EnumMap<>(Attempt.Kind.class);
    List<String> lines = new ArrayList<>();
    for (Attempt each : found.tree().attempts()) {
      int number = numbers.merge(each.kind(), 1, Integer::sum);
      lines.add(inPaper(each.text()) + " : " + each.kind().letter() + number);
    }
    return lines;
  }

  private String inPaper(String text) {
    StringBuilder result = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && Character.isDigit(text.charAt(end))) {
        end++;
      }
      if (end > at) {
        result.append(Objects.requireNonNull(LINES.get(text.substring(at, end)), text));
        at = end;
      } else {
        result.append(text.charAt(at++));
      }
    }
    return result.toString();
  }

  private static List<String> resource(String name) {
    try (InputStream in =
        Objects.requireNonNull(AbstractPathsGoldenTest.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
