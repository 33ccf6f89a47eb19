package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.subjects.Tritype;
import dev.waymark.benchmarks.subjects.search.Replace;
import dev.waymark.explore.input.Bounds;
import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Labelling;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A row of the paper's Table I.
 *
 * @param subject what is explored
 * @param criterion what users call the criterion
 * @param grade whether the shape of the paper must show: that labels multiply the paths of direct
 *     instrumentation
 */
record LabelSubject(ExploreSubject subject, String criterion, Grade grade) {
  /** The operators that the paper takes its weak mutants from. */
  static final String WM = "wm:aoiu,aor,cor,ror";

  /** How many feasible paths direct instrumentation should have, compared with deletion. */
  enum Grade {
    /** At least as many. */
    FEW(1),
    /** At least four times as many. */
    MANY(4);

    private final int factor;

    Grade(int factor) {
      this.factor = factor;
    }

    int factor() {
      return factor;
    }
  }

  static List<LabelSubject> quick() {
    return List.of(
        few(tritype(), "cc"),
        few(tritype(), "mcc"),
        many(ExploreSubject.fourballs()),
        many(ExploreSubject.utf8(3)));
  }

  static List<LabelSubject> all() {
    return List.of(
        few(tritype(), "cc"),
        few(tritype(), "mcc"),
        many(tritype()),
        many(ExploreSubject.fourballs()),
        many(ExploreSubject.utf8(3)),
        many(ExploreSubject.utf8(5)),
        many(ExploreSubject.utf8(7)),
        few(ExploreSubject.tcas(), "cc"),
        few(ExploreSubject.tcas(), "mcc"),
        many(ExploreSubject.tcas()),
        many(replace()));
  }

  private static LabelSubject few(ExploreSubject subject, String criterion) {
    return new LabelSubject(subject, criterion, Grade.FEW);
  }

  private static LabelSubject many(ExploreSubject subject) {
    return new LabelSubject(subject, WM, Grade.MANY);
  }

  /** Sides of all lengths: the paper covers combinations that only sums that overflow have. */
  static ExploreSubject tritype() {
    return new ExploreSubject("tritype", Tritype.class, "classify", new Bounds(0, Map.of()));
  }

  /**
   * A pattern of two characters, a substitute and a line of one: so there are about as many paths
   * as in the paper.
   */
  static ExploreSubject replace() {
    return new ExploreSubject(
        "replace", Replace.class, "replace", new Bounds(1, Map.of()), Map.of("pattern", 2));
  }

  Labelling labelling() {
    return Labelling.parse(criterion);
  }

  /**
   * The labels of {@code methods}. As in the paper, those of conditions are of decisions with
   * several: what a single condition is, a path tells.
   */
  Map<MethodModel, List<Label>> labels(List<MethodModel> methods) {
    Map<MethodModel, List<Label>> labels = new LinkedHashMap<>(labelling().of(methods));
    if (!criterion.equals(WM)) {
      labels.replaceAll((method, all) -> ofSeveral(method, all));
    }
    return labels;
  }

  private static List<Label> ofSeveral(MethodModel method, List<Label> all) {
    Set<Integer> single = new HashSet<>();
    for (Decision decision : method.decisions()) {
      if (decision.conditions().size() == 1) {
        single.add(decision.start());
        single.add(decision.conditions().get(0).instruction());
      }
    }
    return all.stream().filter(label -> !single.contains(label.branch().instruction())).toList();
  }

  /** What rows call the criterion. */
  String shortName() {
    return criterion.equals(WM) ? "wm" : criterion;
  }
}
