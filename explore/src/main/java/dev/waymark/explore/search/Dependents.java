package dev.waymark.explore.search;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.ControlDependence;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.graph.Edge;
import dev.waymark.program.graph.PostDominators;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What is executed only if a branch is taken, or one that depends on it, and so on; in methods that
 * are called there, too. Exceptions are left out of account.
 */
final class Dependents {
  private final Territory territory;

  /** The methods that run once a method does, that included. */
  private final Map<MethodRef, Set<Integer>> reached = new HashMap<>();

  private final Map<MethodRef, Integer> numbers = new HashMap<>();
  private final Map<Branch, Part> parts = new HashMap<>();

  /**
   * What depends on a branch.
   *
   * @param statements how many statements
   * @param branches the branches in its own method
   * @param methods the numbers of other methods, all of whose branches do
   */
  record Part(int statements, List<Branch> branches, Set<Integer> methods) {
    static final Part NONE = new Part(0, List.of(), Set.of());
  }

  Dependents(Territory territory) {
    this.territory = territory;
    for (MethodModel method : territory.methods()) {
      numbers.put(method.ref(), numbers.size());
    }
  }

  /** What depends on {@code branch}; worked out for its whole method at once. */
  Part of(Branch branch) {
    if (!parts.containsKey(branch)) {
      parts.put(branch, Part.NONE);
      MethodModel method = territory.find(branch.method());
      if (method != null && numbers.containsKey(method.ref())) {
        count(method);
      }
    }
    return parts.getOrDefault(branch, Part.NONE);
  }

  private void count(MethodModel method) {
    Cfg cfg = method.cfg();
    Digraph graph = cfg.normalGraph();
    ControlDependence dependence =
        ControlDependence.of(graph, PostDominators.of(graph, cfg.exits()));
    Map<Integer, Set<Integer>> calls = callsByBlock(method);
    for (BranchPoint point : method.branchPoints()) {
      int block = cfg.blockOf(cfg.code().instructionOf(point.statement()));
      if (block < 0 || !point.type().isExplicit()) {
        continue;
      }
      List<Integer> ends = BranchEnds.of(cfg, point);
      for (int i = 0; i < ends.size(); i++) {
        BitSet blocks = transitive(graph, dependence, new Edge(block, ends.get(i)));
        parts.put(point.branches().get(i), part(method, blocks, calls));
      }
    }
  }

  private static BitSet transitive(Digraph graph, ControlDependence dependence, Edge first) {
    BitSet blocks = new BitSet();
    Deque<Edge> open = new ArrayDeque<>(List.of(first));
    while (!open.isEmpty()) {
      for (int block : dependence.dependents(open.remove())) {
        if (!blocks.get(block)) {
          blocks.set(block);
          for (int i = 0; graph.outDegree(block) > 1 && i < graph.outDegree(block); i++) {
            open.add(new Edge(block, graph.successor(block, i)));
          }
        }
      }
    }
    return blocks;
  }

  private Part part(MethodModel method, BitSet blocks, Map<Integer, Set<Integer>> calls) {
    Cfg cfg = method.cfg();
    int statements = 0;
    Set<Integer> methods = new TreeSet<>();
    for (int i = blocks.nextSetBit(0); i >= 0 && i < cfg.blocks().size(); ) {
      Block block = cfg.block(i);
      statements += block.endStatement() - block.firstStatement();
      methods.addAll(calls.getOrDefault(i, Set.of()));
      i = blocks.nextSetBit(i + 1);
    }
    for (int number : methods) {
      statements += territory.methods().get(number).code().statements().size();
    }
    methods.remove(numbers.get(method.ref()));
    return new Part(statements, branches(method, blocks), methods);
  }

  private static List<Branch> branches(MethodModel method, BitSet blocks) {
    Cfg cfg = method.cfg();
    return method.branchPoints().stream()
        .filter(point -> isIn(blocks, cfg.blockOf(cfg.code().instructionOf(point.statement()))))
        .flatMap(point -> point.branches().stream())
        .toList();
  }

  private static boolean isIn(BitSet blocks, int block) {
    return block >= 0 && blocks.get(block);
  }

  private Map<Integer, Set<Integer>> callsByBlock(MethodModel method) {
    Map<Integer, Set<Integer>> calls = new HashMap<>();
    for (Territory.Reach call : territory.calls(method)) {
      int block = method.cfg().blockOf(method.code().instructionOf(call.statement()));
      calls.computeIfAbsent(block, key -> new TreeSet<>()).addAll(reached(call.callee()));
    }
    return calls;
  }

  private Set<Integer> reached(MethodModel from) {
    Set<Integer> known = reached.get(from.ref());
    if (known == null) {
      known = search(from);
      reached.put(from.ref(), known);
    }
    return known;
  }

  private Set<Integer> search(MethodModel from) {
    Set<Integer> found = new TreeSet<>();
    Deque<MethodModel> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      MethodModel method = open.remove();
      Integer number = numbers.get(method.ref());
      if (number != null && found.add(number)) {
        territory.calls(method).forEach(call -> open.add(call.callee()));
      }
    }
    return found;
  }
}
