package dev.waymark.explore.purpose;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.coverage.Goals;
import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.coverage.ObjectiveCoverage;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.label.LabelSearch;
import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.search.Surroundings;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Standing;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** What an exploration is for: all in which criteria differ. */
public interface Purpose {
  /** What is covered of the objectives. */
  ObjectiveCoverage coverage();

  /** The branches, which searches are guided by and tests are named for. */
  BranchCoverage branches();

  /** When to stop. */
  Goals goals();

  /** How it looks at runs. */
  Perspective perspective(LabelSearch labels, Ledger ledger);

  /** A strategy with nothing that waits. */
  Strategy strategy(Surroundings given);

  /** What is refuted without a solver. */
  List<Veto> vetoes();

  /** Who must be told what happens. */
  List<Observer> observers();

  /** The exploration ends though {@code waiting} was not tried; to be told until {@code isOver}. */
  default void left(List<PartialPath> waiting, BooleanSupplier isOver) {}

  /** How things stand with the objectives in the end, {@code doubts} being left. */
  Map<Objective, Standing> standings(Set<Doubt> doubts);

  /** All that was tried, if that makes a tree. */
  default AbstractTree tree() {
    return AbstractTree.NONE;
  }
}
