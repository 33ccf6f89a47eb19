package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.MethodRef;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What identifies the objectives of a class, and what their verdicts rest on, for JSON. */
final class ObjectiveData {
  private final ClassFindings found;
  private final Map<MethodRef, Map<Branch, BranchPoint>> points = new HashMap<>();

  ObjectiveData(ClassFindings found) {
    this.found = found;
  }

  /** The same in every run on the same class file. */
  static String id(Branch branch) {
    return point(branch) + ":" + branch.outcome();
  }

  private static String point(Branch branch) {
    return branch.method() + "@" + branch.instruction() + "." + branch.subIndex();
  }

  Map<String, Object> of(Branch branch, Verdict verdict) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", id(branch));
    data.put("method", branch.method().toString());
    BranchPoint point = points(branch.method()).get(branch);
    if (point == null) {
      putLabel(branch, data);
    } else {
      putBranch(branch, point, data);
    }
    if (verdict instanceof Verdict.Covered covered && !covered.isBefore()) {
      data.put("test", test(covered, test -> test.covers().contains(branch)));
    }
    data.putAll(proof(verdict));
    return data;
  }

  private static void putBranch(Branch branch, BranchPoint point, Map<String, Object> data) {
    data.put("sort", point.type().isExplicit() ? "branch" : "check");
    data.put("kind", point.type().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    data.put("line", point.line());
    data.put("point", point(branch));
    data.put("outcome", branch.label().replaceFirst("(?s).*\\[(.*)\\]$", "$1"));
  }

  private void putLabel(Branch label, Map<String, Object> data) {
    data.put("sort", "label");
    data.put("kind", ScoreLines.kind(label));
    data.put("line", line(label));
    data.put("point", id(label));
  }

  private int line(Branch label) {
    MethodModel method = find(label.method());
    if (method == null || !method.hasCode()) {
      return 0;
    }
    Code code = method.code();
    return code.line(Math.max(0, label.instruction()));
  }

  private Map<Branch, BranchPoint> points(MethodRef method) {
    return points.computeIfAbsent(method, this::findPoints);
  }

  private Map<Branch, BranchPoint> findPoints(MethodRef ref) {
    Map<Branch, BranchPoint> all = new HashMap<>();
    MethodModel method = find(ref);
    if (method != null && method.hasCode()) {
      for (BranchPoint point : method.branchPoints()) {
        point.branches().forEach(each -> all.put(each, point));
      }
    }
    return all;
  }

  private @Nullable MethodModel find(MethodRef ref) {
    ClassModel owner = found.type().program().find(ref.owner());
    return owner == null ? null : owner.find(ref.name(), ref.descriptor());
  }

  /**
   * The test that {@code covered} means: it only has the name of the method, which others may have
   * in common.
   *
   * @param isMeant tells tests of such methods apart
   */
  Map<String, Object> test(Verdict.Covered covered, Predicate<TestCase> isMeant) {
    return reference(method(covered, isMeant), covered.test());
  }

  String method(Verdict.Covered covered, Predicate<TestCase> isMeant) {
    Optional<Findings> sure =
        found.methods().stream()
            .filter(each -> isCalled(covered, each))
            .filter(each -> has(each, covered.test(), isMeant))
            .findFirst();
    return sure.or(() -> any(covered)).map(each -> each.entry().method().toString()).orElse("");
  }

  private Optional<Findings> any(Verdict.Covered covered) {
    return found.methods().stream()
        .filter(each -> isCalled(covered, each))
        .filter(each -> has(each, covered.test(), test -> true))
        .findFirst();
  }

  private static boolean isCalled(Verdict.Covered covered, Findings each) {
    return covered.entry().isEmpty() || covered.entry().equals(each.entry().method().name());
  }

  private static boolean has(Findings findings, int number, Predicate<TestCase> isMeant) {
    return findings.tests().stream()
        .anyMatch(test -> test.number() == number && isMeant.test(test));
  }

  static Map<String, Object> reference(String method, int number) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", method);
    data.put("number", number);
    return data;
  }

  /** The proof of {@code verdict}, if it rests on one. */
  static Map<String, Object> proof(Verdict verdict) {
    if (verdict instanceof Verdict.Infeasible infeasible) {
      return Map.of("proof", data(infeasible.proof()));
    }
    return verdict instanceof Verdict.InfeasibleWithinBounds bounded
        ? Map.of("proof", data(bounded.proof()))
        : Map.of();
  }

  private static Map<String, Object> data(Proof proof) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", proof.kind().toString());
    data.put("scope", proof.scope().name());
    data.put("bounds", proof.bounds());
    data.put("assumptions", proof.assumptions());
    return data;
  }
}
