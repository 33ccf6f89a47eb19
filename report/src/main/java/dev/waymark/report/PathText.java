package dev.waymark.report;

import dev.waymark.explore.Attempt;
import dev.waymark.explore.PathFindings;
import dev.waymark.explore.Verdict;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Abstract paths for people. */
public final class PathText {
  private static final int MOST_OBJECTIVES = 300;

  private PathText() {}

  /** All that was tried, in the notation of paper 004, one line each. */
  public static String attempts(PathFindings found) {
    StringBuilder text = new StringBuilder();
    Map<Attempt.Kind, Integer> numbers = new EnumMap<>(Attempt.Kind.class);
    for (Attempt each : found.attempts()) {
      int number = numbers.merge(each.kind(), 1, Integer::sum);
      text.append(each.text().isEmpty() ? "(no arc)" : each.text());
      text.append(" : ").append(each.kind().letter()).append(number);
      text.append(each.suffix() > 0 ? "  (tried with a suffix only)" : "").append('\n');
    }
    return text.toString();
  }

  /** The verdict on each objective, and the counts. */
  public static String of(PathFindings found) {
    StringBuilder text = new StringBuilder();
    text.append(FindingsText.withoutBranches(found.findings()));
    text.append("  ").append(found.criterion().option()).append('\n');
    int left = MOST_OBJECTIVES;
    for (Map.Entry<String, Verdict> each : found.objectives().entrySet()) {
      if (left-- > 0) {
        String name = each.getKey().isEmpty() ? "(no arc)" : each.getKey();
        text.append("    ").append(name).append("  ").append(each.getValue()).append('\n');
      }
    }
    if (left < 0) {
      text.append("    and ").append(-left).append(" more\n");
    }
    text.append("  ").append(counts(found)).append('\n');
    return text.toString();
  }

  /** How many objectives there are of each sort, and what they took. */
  public static String counts(PathFindings found) {
    long infeasible =
        found.count(Verdict.Infeasible.class) + found.count(Verdict.InfeasibleWithinBounds.class);
    return "%d covered, %d infeasible, %d open; %d redundant runs, %d infeasible partial paths, %d questions to the solver"
        .formatted(
            found.count(Verdict.Covered.class),
            infeasible,
            found.count(Verdict.Open.class),
            found.count(Attempt.Kind.REDUNDANT),
            found.count(Attempt.Kind.INFEASIBLE),
            found.solverCalls());
  }

  /** As data for JSON. */
  public static Map<String, Object> data(PathFindings found) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", found.findings().entry().method().toString());
    data.put("criterion", found.criterion().option());
    data.put("stop", found.findings().stopReason().toString());
    data.put("solver_calls", found.solverCalls());
    Map<String, String> objectives = new LinkedHashMap<>();
    found.objectives().forEach((name, verdict) -> objectives.put(name, verdict.toString()));
    data.put("objectives", objectives);
    data.put("tree", TreeNode.of(found).data());
    return data;
  }
}
