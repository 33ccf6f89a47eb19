package dev.waymark.path.tree;

import dev.waymark.path.Situation;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Digraph;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Covers arcs of a method, each the end of one abstract partial path. */
public final class CoveredArcs implements PathCoverage {
  /**
   * What matters of a walk, whatever is covered meanwhile; arcs are numbered as in {@link
   * #objectives}.
   *
   * @param passed the arcs that it has come through
   * @param ahead the arcs that it may come through yet; never too few
   */
  public record Outlook(BitSet passed, BitSet ahead) {}

  private final MethodModel method;

  /** For each arc the statements that may lead to it. */
  private final Map<Token, Set<Integer>> objectives;

  private final Map<Token, Integer> numbers = new LinkedHashMap<>();
  private final Map<Integer, BitSet> aheadOfBlock = new HashMap<>();
  private final BitSet left = new BitSet();

  /** All arcs that {@code objectives} has, with the statements whose outcomes are part of it. */
  CoveredArcs(MethodModel method, Map<Token, Set<Integer>> objectives) {
    this.method = method;
    this.objectives = new LinkedHashMap<>(objectives);
    objectives.keySet().forEach(each -> numbers.put(each, numbers.size()));
    left.set(0, numbers.size());
  }

  /** All arcs, in the order of the code. */
  public List<Token> objectives() {
    return List.copyOf(objectives.keySet());
  }

  public boolean isCovered(Token objective) {
    Integer number = numbers.get(objective);
    return number == null || !left.get(number);
  }

  /** Whether one of these arcs is not covered yet. */
  public boolean isLeft(BitSet arcs) {
    return arcs.intersects(left);
  }

  /** The numbers of the arcs among {@code path}. */
  public BitSet indexes(List<Token> path) {
    BitSet found = new BitSet();
    for (Token each : path) {
      Integer number = numbers.get(each);
      if (number != null) {
        found.set(number);
      }
    }
    return found;
  }

  @Override
  public boolean isNew(List<Token> path) {
    return isLeft(indexes(path));
  }

  @Override
  public boolean add(List<Token> path) {
    BitSet passed = indexes(path);
    boolean isNew = isLeft(passed);
    left.andNot(passed);
    return isNew;
  }

  @Override
  public boolean isComplete() {
    return left.isEmpty();
  }

  @Override
  public boolean isNew(Walk walk) {
    return isLeft(passed(walk));
  }

  @Override
  public boolean canCover(Walk walk) {
    return isNew(walk) || isLeft(ahead(walk));
  }

  /** What {@code walk} has come through, and may come through. */
  public Outlook outlook(Walk walk) {
    return new Outlook(passed(walk), ahead(walk));
  }

  private BitSet passed(Walk walk) {
    return indexes(((Folder) walk.follower()).tokens());
  }

  private BitSet ahead(Walk walk) {
    if (walk.situation() instanceof Situation.Lost || walk.positionInEntry() == Walk.BEFORE) {
      BitSet all = new BitSet();
      all.set(0, numbers.size());
      return all;
    }
    int statement = walk.positionInEntry();
    return statement == Walk.OVER
        ? new BitSet()
        : aheadOfBlock.computeIfAbsent(block(method.cfg(), statement), this::ahead);
  }

  private BitSet ahead(int block) {
    BitSet reached = reachedFrom(block);
    BitSet found = new BitSet();
    numbers.forEach(
        (arc, number) -> {
          Set<Integer> statements = objectives.getOrDefault(arc, Set.of());
          if (statements.stream().anyMatch(s -> reached.get(block(method.cfg(), s)))) {
            found.set(number);
          }
        });
    return found;
  }

  private BitSet reachedFrom(int start) {
    Digraph graph = method.cfg().graph();
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.push(start);
    while (!open.isEmpty()) {
      int block = open.pop();
      if (!seen.get(block)) {
        seen.set(block);
        for (int i = 0; i < graph.outDegree(block); i++) {
          open.push(graph.successor(block, i));
        }
      }
    }
    return seen;
  }

  private static int block(Cfg cfg, int statement) {
    return cfg.blockOf(cfg.code().instructionOf(statement));
  }
}
