package dev.waymark.benchmarks.explore;

import dev.waymark.explore.objective.LabelMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What the paper on labels says about its procedures, asked of those explorations that are
 * complete: what follows from its definitions, for every program, and the shape that its Table I
 * has where labels are many.
 *
 * <p>That direct instrumentation explores most is true of paths with those that are infeasible, as
 * the paper counts them. A tree has one leaf more than it has places that divide in two. Direct
 * instrumentation divides at each label, and it comes to each branch and label on at least as many
 * beginnings of paths as the program itself; tight instrumentation adds one leaf where the program
 * comes to a label, feasible or not. It is not true of feasible paths alone: of labels that exclude
 * each other, as combinations of conditions do, direct instrumentation has one path each, and tight
 * instrumentation has those and the paths of the program besides.
 */
record LabelComparison(LabelSubject.Grade grade, Map<LabelMode, LabelFigures> all) {
  /** How many more paths than the witness deletion may explore. */
  private static final double MOST_GROWTH = 3.5;

  /** Explorations that take longer than that, in nanoseconds, can be compared by time. */
  private static final long LONG = Duration.ofSeconds(10).toNanos();

  private static final double MOST_NOISE = 1.5;

  LabelComparison {
    all = Map.copyOf(all);
  }

  /** What is not as it should be, in one line each. */
  List<String> problems() {
    List<String> problems = new ArrayList<>();
    requireOrder(LabelMode.DIRECT, LabelMode.TIGHT, problems);
    requireOrder(LabelMode.TIGHT, LabelMode.STAR, problems);
    requireOrder(LabelMode.TIGHT, LabelMode.STAR_1, problems);
    for (LabelMode mode : LabelMode.values()) {
      requirePathsOfProgram(mode, problems);
      requireCoverageOfStar(mode, problems);
    }
    requireFactor(LabelMode.DIRECT, grade.factor(), LabelMode.STAR, problems);
    requireFactor(LabelMode.WITNESS, 1 / MOST_GROWTH, LabelMode.STAR, problems);
    requireSpeed(problems);
    return problems;
  }

  private LabelFigures figures(LabelMode mode) {
    LabelFigures figures = all.get(mode);
    if (figures == null) {
      throw new IllegalStateException("not run: " + mode);
    }
    return figures;
  }

  private boolean areComplete(LabelMode one, LabelMode other) {
    return figures(one).isComplete() && figures(other).isComplete();
  }

  private void requireOrder(LabelMode more, LabelMode fewer, List<String> problems) {
    if (areComplete(more, fewer) && figures(more).explored() < figures(fewer).explored()) {
      problems.add(more.option() + " explores too little, or " + fewer.option() + " too much");
    }
  }

  /** FACT 3 of the paper: whatever is done for labels, the paths of the program are all there. */
  private void requirePathsOfProgram(LabelMode mode, List<String> problems) {
    boolean areWhole = areComplete(mode, LabelMode.WITNESS);
    if (areWhole && figures(mode).paths() < figures(LabelMode.WITNESS).paths()) {
      problems.add(mode.option() + " misses paths of the program");
    }
  }

  /** Theorems 3, 6 and 8: each procedure that asks for labels covers what can be covered. */
  private void requireCoverageOfStar(LabelMode mode, List<String> problems) {
    boolean isComparable = mode != LabelMode.WITNESS && areComplete(mode, LabelMode.STAR);
    if (isComparable && figures(mode).covered() != figures(LabelMode.STAR).covered()) {
      problems.add(mode.option() + " and star do not cover the same number of labels");
    }
  }

  /** That there are at least {@code factor} times as many feasible paths in one mode. */
  private void requireFactor(
      LabelMode more, double factor, LabelMode fewer, List<String> problems) {
    if (areComplete(more, fewer) && figures(more).paths() < factor * figures(fewer).paths()) {
      problems.add(more.option() + " has too few paths, or " + fewer.option() + " too many");
    }
  }

  /** That deletion is not slower than direct instrumentation, where that takes long. */
  private void requireSpeed(List<String> problems) {
    long direct = figures(LabelMode.DIRECT).nanoseconds();
    if (direct > LONG && figures(LabelMode.STAR).nanoseconds() > MOST_NOISE * direct) {
      problems.add("star is slower than direct");
    }
  }
}
