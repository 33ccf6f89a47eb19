package dev.waymark.path.tree;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What of methods a folding folds; found when first asked for, and kept. */
final class FoldingPlan {
  private final PathFolding folding;
  private final Map<MethodModel, MethodPlan> methods = new HashMap<>();

  /** Of one method. */
  record MethodPlan(
      List<Region> regions, Map<Integer, Compound> folded, Map<Integer, Compound> shown) {}

  FoldingPlan(PathFolding folding) {
    this.folding = folding;
  }

  PathFolding folding() {
    return folding;
  }

  List<Region> regions(MethodModel method) {
    return of(method).regions;
  }

  /** The outermost folded AND or OR that a condition is in; null if there is none. */
  @Nullable Compound folded(MethodModel method, int statement) {
    return of(method).folded.get(statement);
  }

  /** The outermost AND or OR to be shown that a condition is in; null if there is none. */
  @Nullable Compound shown(MethodModel method, int statement) {
    return of(method).shown.get(statement);
  }

  boolean folds(Region region) {
    return switch (folding.order()) {
      case NONE -> folding.folded().contains(region.type());
      case FULL_SIDES -> region.type() == AbstractNode.Type.ITE && region.empty() != null;
      case MORE_TURNS -> region.isSimple();
    };
  }

  boolean shows(Region region) {
    return folding.order() == PathFolding.Order.NONE
        ? folding.shown().contains(region.type())
        : folds(region);
  }

  private MethodPlan of(MethodModel method) {
    return methods.computeIfAbsent(
        method,
        m ->
            new MethodPlan(
                MethodRegions.of(m).stream().filter(r -> folds(r) || shows(r)).toList(),
                compounds(m, folding.folded()),
                compounds(m, folding.shown())));
  }

  private static Map<Integer, Compound> compounds(
      MethodModel method, Set<AbstractNode.Type> kinds) {
    Map<Integer, Compound> found = new HashMap<>();
    for (Decision decision : method.decisions()) {
      add(decision.tree(), kinds, found);
    }
    return found;
  }

  private static void add(
      ConditionTree tree, Set<AbstractNode.Type> kinds, Map<Integer, Compound> found) {
    if (tree instanceof ConditionTree.Leaf) {
      return;
    }
    Compound compound = new Compound(tree);
    if (kinds.contains(compound.type())) {
      tree.forEach(condition -> found.put(condition.statement(), compound));
    } else {
      Compound.parts(tree).forEach(part -> add(part, kinds, found));
    }
  }
}
