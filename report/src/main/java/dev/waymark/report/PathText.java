package dev.waymark.report;

import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Abstract paths for people. */
public final class PathText {
  private static final int MOST_OBJECTIVES = 300;

  /** Characters of a path that are shown at its beginning and at its end. */
  private static final int SIDE = 150;

  private PathText() {}

  /** All that was tried, in the notation of paper 004, one line each. */
  public static String attempts(Findings found) {
    StringBuilder text = new StringBuilder();
    Map<Attempt.Kind, Integer> numbers = new EnumMap<>(Attempt.Kind.class);
    for (Attempt each : found.tree().attempts()) {
      int number = numbers.merge(each.kind(), 1, Integer::sum);
      text.append(brief(each.text().isEmpty() ? "(no arc)" : each.text()));
      text.append(" : ").append(each.kind().letter()).append(number);
      text.append(each.suffix() > 0 ? "  (tried with a suffix only)" : "").append('\n');
    }
    return text.toString();
  }

  /** The verdict on each objective, and the counts. */
  public static String of(Findings found) {
    StringBuilder text = new StringBuilder();
    text.append(FindingsText.withoutBranches(found));
    text.append("  ").append(found.tree().criterion().option()).append('\n');
    int left = MOST_OBJECTIVES;
    for (Map.Entry<Objective, Verdict> each : found.verdicts().entrySet()) {
      if (left-- > 0) {
        text.append("    ")
            .append(brief(name(each.getKey())))
            .append("  ")
            .append(each.getValue())
            .append('\n');
      }
    }
    if (left < 0) {
      text.append("    and ").append(-left).append(" more\n");
    }
    text.append("  ").append(counts(found)).append('\n');
    return text.toString();
  }

  /** How many objectives there are of each sort, and what they took. */
  public static String counts(Findings found) {
    long infeasible =
        found.count(Verdict.Infeasible.class) + found.count(Verdict.InfeasibleWithinBounds.class);
    return "%d covered, %d infeasible, %d open; %d redundant runs, %d infeasible partial paths, %d questions to the solver"
        .formatted(
            found.count(Verdict.Covered.class),
            infeasible,
            found.count(Verdict.Open.class),
            found.tree().count(Attempt.Kind.REDUNDANT),
            found.tree().count(Attempt.Kind.INFEASIBLE),
            found.statistics().asked());
  }

  /** Leaves out the middle of a very long path, such as that of a loop without end. */
  static String brief(String path) {
    int left = path.length() - 2 * SIDE;
    return left <= SIDE
        ? path
        : "%s ... (%,d characters) ... %s"
            .formatted(path.substring(0, SIDE), left, path.substring(SIDE + left));
  }

  private static String name(Objective objective) {
    return objective.name().isEmpty() ? "(no arc)" : objective.name();
  }

  /** The criterion, its objectives and the tree, for JSON. */
  static Map<String, Object> data(Findings found) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("criterion", found.tree().criterion().option());
    List<Map<String, Object>> objectives = new ArrayList<>();
    found.verdicts().forEach((each, verdict) -> objectives.add(objective(found, each, verdict)));
    data.put("objectives", objectives);
    data.put("tree", TreeNode.of(found.tree()).data());
    return data;
  }

  private static Map<String, Object> objective(
      Findings found, Objective objective, Verdict verdict) {
    String method = found.entry().method().toString();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("objective", name(objective));
    data.put("verdict", verdict.getClass().getSimpleName());
    data.put("explanation", verdict.toString());
    data.put("id", method + "@" + found.tree().criterion().option() + ":" + name(objective));
    data.put("method", method);
    data.put("sort", "path");
    data.put("kind", found.tree().criterion().option());
    data.put("line", 0);
    data.put("point", data.get("id"));
    if (verdict instanceof Verdict.Covered covered) {
      data.put("test", ObjectiveData.reference(method, covered.test()));
    }
    if (verdict instanceof Verdict.Open open) {
      data.put("reasons", open.doubts().stream().map(FindingsData::doubt).toList());
    }
    data.putAll(ObjectiveData.proof(verdict));
    return data;
  }
}
