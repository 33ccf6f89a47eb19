package dev.waymark.benchmarks;

import dev.waymark.benchmarks.subjects.search.Replace;
import dev.waymark.explore.Bounds;
import dev.waymark.program.label.Labelling;
import java.util.List;
import java.util.Map;

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

  /** How many paths direct instrumentation should have. */
  enum Grade {
    /** Not fewer than the others. */
    FEW(1),
    /** At least four times as many as with deletion. */
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
        few(ExploreSubject.tritype(), "cc"),
        few(ExploreSubject.tritype(), "mcc"),
        many(ExploreSubject.fourballs()),
        many(ExploreSubject.utf8(3)));
  }

  static List<LabelSubject> all() {
    return List.of(
        few(ExploreSubject.tritype(), "cc"),
        few(ExploreSubject.tritype(), "mcc"),
        many(ExploreSubject.tritype()),
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

  /** A pattern, a substitute and a line of one character each. */
  static ExploreSubject replace() {
    return new ExploreSubject("replace", Replace.class, "replace", new Bounds(1, Map.of()));
  }

  Labelling labelling() {
    return Labelling.parse(criterion);
  }

  /** What rows call the criterion. */
  String shortName() {
    return criterion.equals(WM) ? "wm" : criterion;
  }
}
