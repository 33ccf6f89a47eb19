package dev.waymark.path.tree;

import dev.waymark.path.Situation;
import dev.waymark.path.Walk;
import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Digraph;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Covers arcs of a method, each the end of one abstract partial path. */
public final class CoveredArcs implements Coverage {
  private final MethodModel method;

  /** For each arc the statements that may lead to it. */
  private final Map<Token, Set<Integer>> objectives;

  private final Set<Token> left;

  /** All arcs that {@code objectives} has, with the statements whose outcomes are part of it. */
  CoveredArcs(MethodModel method, Map<Token, Set<Integer>> objectives) {
    this.method = method;
    this.objectives = new LinkedHashMap<>(objectives);
    this.left = new LinkedHashSet<>(objectives.keySet());
  }

  /** All arcs, in the order of the code. */
  public List<Token> objectives() {
    return List.copyOf(objectives.keySet());
  }

  public boolean isCovered(Token objective) {
    return !left.contains(objective);
  }

  @Override
  public boolean add(List<Token> path) {
    return left.removeAll(new LinkedHashSet<>(path));
  }

  @Override
  public boolean isComplete() {
    return left.isEmpty();
  }

  @Override
  public boolean isNew(Walk walk) {
    List<Token> tokens = ((Folder) walk.follower()).tokens();
    return tokens.stream().anyMatch(left::contains);
  }

  @Override
  public boolean canCover(Walk walk) {
    if (isNew(walk) || walk.situation() instanceof Situation.Lost) {
      return true;
    }
    int statement = walk.positionInEntry();
    return statement == Walk.BEFORE || (statement != Walk.OVER && reaches(statement));
  }

  private boolean reaches(int statement) {
    Cfg cfg = method.cfg();
    Digraph graph = cfg.graph();
    BitSet wanted = new BitSet();
    left.forEach(
        arc -> objectives.getOrDefault(arc, Set.of()).forEach(s -> wanted.set(block(cfg, s))));
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.push(block(cfg, statement));
    while (!open.isEmpty()) {
      int block = open.pop();
      if (wanted.get(block)) {
        return true;
      }
      if (!seen.get(block)) {
        seen.set(block);
        for (int i = 0; i < graph.outDegree(block); i++) {
          open.push(graph.successor(block, i));
        }
      }
    }
    return false;
  }

  private static int block(Cfg cfg, int statement) {
    return cfg.blockOf(cfg.code().instructionOf(statement));
  }
}
