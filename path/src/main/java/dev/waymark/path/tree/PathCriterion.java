package dev.waymark.path.tree;

import dev.waymark.path.tree.PathFolding.Order;
import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.AbstractNode;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Criteria over abstract paths and abstract partial paths (paper 004, section 4). */
public enum PathCriterion {
  /** Every path, calls, loops and decisions expanded. */
  ALL_PATHS(PathFolding.expanded()),
  /** Every path on which no loop whose turns depend on the input goes round too often. */
  K_PATH(PathFolding.expanded()),
  /** Every path of the method itself: calls and compound conditions folded. */
  MINIMAL_ALL_PATHS(
      PathFolding.of(
          EnumSet.of(AbstractNode.Type.CALL, AbstractNode.Type.AND, AbstractNode.Type.OR))),
  /** Every outcome of every atomic condition of the method itself. */
  MINIMAL_ALL_CONDITIONS(
      new PathFolding(
          EnumSet.of(AbstractNode.Type.CALL), EnumSet.allOf(AbstractNode.Type.class), Order.NONE)),
  /** Every outcome of every decision of the method itself. */
  MINIMAL_ALL_DECISIONS(
      new PathFolding(
          EnumSet.of(AbstractNode.Type.CALL, AbstractNode.Type.AND, AbstractNode.Type.OR),
          EnumSet.allOf(AbstractNode.Type.class),
          Order.NONE)),
  /** Every path that is not shorter than another by an empty side of an if-then-else. */
  EMPTY_ELSE(new PathFolding(Set.of(), EnumSet.of(AbstractNode.Type.ITE), Order.FULL_SIDES)),
  /** Every path that is not shorter than another by turns of a simple loop. */
  MAX_ITERATIONS(new PathFolding(Set.of(), EnumSet.of(AbstractNode.Type.LOOP), Order.MORE_TURNS));

  private final PathFolding folding;

  PathCriterion(PathFolding folding) {
    this.folding = folding;
  }

  public PathFolding folding() {
    return folding;
  }

  /** Whether arcs are covered, and not whole paths. */
  public boolean isOfArcs() {
    return this == MINIMAL_ALL_CONDITIONS || this == MINIMAL_ALL_DECISIONS;
  }

  /** Covers nothing yet of {@code method}. */
  public PathCoverage coverage(MethodModel method) {
    return switch (this) {
      case MINIMAL_ALL_CONDITIONS -> ArcObjectives.conditions(method);
      case MINIMAL_ALL_DECISIONS -> ArcObjectives.decisions(method);
      default -> new CoveredPaths(folding);
    };
  }

  /** What users call it. */
  public String option() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The criterion that users call {@code option}. */
  public static Optional<PathCriterion> find(String option) {
    return Arrays.stream(values()).filter(each -> each.option().equals(option)).findFirst();
  }
}
