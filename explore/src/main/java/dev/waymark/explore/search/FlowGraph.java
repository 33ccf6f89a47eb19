package dev.waymark.explore.search;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.graph.Digraph;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The control flow of all methods of a territory: the blocks, with calls and returns. A return
 * leads to every caller, and a call may also be passed by. Branches, and exceptions, weigh one; all
 * else nothing.
 */
final class FlowGraph {
  private static final int FAR = Integer.MAX_VALUE - 1;

  private final Territory territory;

  /** The number of the first block of each method; its exits follow its blocks. */
  private final Map<MethodModel, Integer> offsets = new LinkedHashMap<>();

  private final int size;
  private final Map<Branch, Integer> sources = new LinkedHashMap<>();
  private final Map<Branch, Integer> targets = new HashMap<>();
  private final Digraph light;
  private final Digraph heavy;

  /** The graph of all methods; linear in their code. */
  FlowGraph(Territory territory) {
    this.territory = territory;
    int next = 0;
    for (MethodModel method : territory.methods()) {
      offsets.put(method, next);
      next += method.cfg().throwExit() + 1;
    }
    this.size = next;
    Digraph.Builder lightEdges = new Digraph.Builder(size);
    Digraph.Builder heavyEdges = new Digraph.Builder(size);
    for (MethodModel method : territory.methods()) {
      int offset = offset(method);
      for (Transfer transfer : method.cfg().transfers()) {
        Digraph.Builder edges = isPlain(transfer) ? lightEdges : heavyEdges;
        edges.edge(offset + transfer.from(), offset + transfer.to());
      }
      addCalls(method, lightEdges);
      method.branchPoints().forEach(point -> addBranches(method, point));
    }
    this.light = lightEdges.build();
    this.heavy = heavyEdges.build();
  }

  private static boolean isPlain(Transfer transfer) {
    return switch (transfer.cause()) {
      case FALL_THROUGH, GOTO, RETURN -> true;
      case TAKEN, NOT_TAKEN, CASE, DEFAULT, EXCEPTION, ASYNCHRONOUS -> false;
    };
  }

  private int offset(MethodModel method) {
    return offsets.getOrDefault(method, -1);
  }

  private void addCalls(MethodModel method, Digraph.Builder edges) {
    for (Territory.Reach call : territory.calls(method)) {
      int block = block(method, call.statement());
      int callee = offset(call.callee());
      if (block >= 0 && callee >= 0) {
        edges.edge(block, callee);
        edges.edge(callee + call.callee().cfg().returnExit(), block);
      }
    }
  }

  /** The node with this statement; -1 if it is unreachable. */
  private int block(MethodModel method, int statement) {
    int block = method.cfg().blockOf(method.code().instructionOf(statement));
    return block < 0 ? -1 : offset(method) + block;
  }

  private void addBranches(MethodModel method, BranchPoint point) {
    Cfg cfg = method.cfg();
    int block = block(method, point.statement());
    if (block < 0) {
      return;
    }
    List<Integer> ends = BranchEnds.of(cfg, point);
    for (int i = 0; i < ends.size(); i++) {
      sources.put(point.branches().get(i), block);
      targets.put(point.branches().get(i), offset(method) + ends.get(i));
    }
  }

  /** The node that {@code branch} leads to; -1 if it is unknown. */
  int target(Branch branch) {
    return targets.getOrDefault(branch, -1);
  }

  /**
   * For each node, how many branches have to be taken from there to take a wanted one, that
   * included; very many if there is no way. Linear in the graph.
   */
  int[] distances(Wanted wanted) {
    int[] distances = new int[size];
    Arrays.fill(distances, FAR);
    Deque<Integer> open = new ArrayDeque<>();
    sources.forEach(
        (branch, block) -> {
          if (distances[block] == FAR && wanted.isWanted(branch)) {
            distances[block] = 1;
            open.add(block);
          }
        });
    while (!open.isEmpty()) {
      int node = open.remove();
      for (int i = 0; i < light.inDegree(node); i++) {
        int before = light.predecessor(node, i);
        if (distances[before] > distances[node]) {
          distances[before] = distances[node];
          open.addFirst(before);
        }
      }
      for (int i = 0; i < heavy.inDegree(node); i++) {
        int before = heavy.predecessor(node, i);
        if (distances[before] > distances[node] + 1) {
          distances[before] = distances[node] + 1;
          open.addLast(before);
        }
      }
    }
    return distances;
  }
}
