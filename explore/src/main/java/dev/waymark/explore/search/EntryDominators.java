package dev.waymark.explore.search;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.graph.Digraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The branches that have been taken whenever a method is entered: those that dominate the place of
 * each call of it, and those that were taken whenever the method of that place was entered. The
 * greatest solution of these equations. Calls that nobody sees are left out of account.
 */
final class EntryDominators {
  private final Territory territory;
  private final List<Branch> branches = new ArrayList<>();
  private final Map<Branch, Integer> numbers = new HashMap<>();

  /** The places from which each method is called. */
  private final Map<MethodModel, List<Place>> callers = new LinkedHashMap<>();

  private final Map<MethodModel, Set<MethodModel>> callees = new HashMap<>();

  /** Null for all branches: nothing is known yet. */
  private final Map<MethodModel, @Nullable BitSet> entered = new HashMap<>();

  private record Place(MethodModel caller, BitSet dominators) {}

  EntryDominators(Territory territory) {
    this.territory = territory;
    territory.methods().forEach(this::addCalls);
    solve();
  }

  private void addCalls(MethodModel method) {
    Map<Integer, BitSet> known = new HashMap<>();
    for (Territory.Reach call : territory.calls(method)) {
      BitSet dominators =
          known.computeIfAbsent(call.statement(), statement -> dominators(method, statement));
      callers
          .computeIfAbsent(call.callee(), key -> new ArrayList<>())
          .add(new Place(method, dominators));
      callees.computeIfAbsent(method, key -> new LinkedHashSet<>()).add(call.callee());
    }
  }

  /** The branches that every path to a statement takes, within its method. */
  private BitSet dominators(MethodModel method, int statement) {
    int block = method.cfg().blockOf(method.code().instructionOf(statement));
    BitSet found = new BitSet();
    if (block < 0) {
      return found;
    }
    for (BranchPoint point : method.branchPoints()) {
      int own = method.cfg().blockOf(method.code().instructionOf(point.statement()));
      if (own >= 0 && point.type().isExplicit() && own != block) {
        List<Integer> ends = BranchEnds.of(method.cfg(), point);
        for (int i = 0; i < ends.size(); i++) {
          if (isOnlyWay(method, own, ends, i)
              && method.dominators().dominates(ends.get(i), block)) {
            found.set(number(point.branches().get(i)));
          }
        }
      }
    }
    return found;
  }

  /** Whether the block that outcome {@code i} leads to is not entered otherwise from outside. */
  private static boolean isOnlyWay(MethodModel method, int from, List<Integer> ends, int i) {
    int to = ends.get(i);
    Digraph graph = method.cfg().graph();
    boolean isOnly = Collections.frequency(ends, to) == 1;
    for (int j = 0; isOnly && j < graph.inDegree(to); j++) {
      int before = graph.predecessor(to, j);
      isOnly = before == from || method.dominators().dominates(to, before);
    }
    return isOnly;
  }

  private int number(Branch branch) {
    Integer known = numbers.get(branch);
    if (known == null) {
      known = branches.size();
      numbers.put(branch, known);
      branches.add(branch);
    }
    return known;
  }

  private void solve() {
    entered.put(territory.entry(), new BitSet());
    Deque<MethodModel> open = new ArrayDeque<>(territory.methods());
    while (!open.isEmpty()) {
      MethodModel method = open.remove();
      BitSet now = meet(method);
      if (now != null && !now.equals(entered.get(method))) {
        entered.put(method, now);
        open.addAll(callees.getOrDefault(method, Set.of()));
      }
    }
  }

  /** Null if no caller is known to be entered. */
  private @Nullable BitSet meet(MethodModel method) {
    List<Place> places = callers.getOrDefault(method, List.of());
    if (places.isEmpty() || method.equals(territory.entry())) {
      return new BitSet();
    }
    BitSet all = null;
    for (Place place : places) {
      BitSet there = entered.get(place.caller());
      if (there != null) {
        BitSet taken = (BitSet) there.clone();
        taken.or(place.dominators());
        if (all == null) {
          all = taken;
        } else {
          all.and(taken);
        }
      }
    }
    return all;
  }

  /** The branches that have been taken whenever {@code method} is entered. */
  List<Branch> of(MethodModel method) {
    BitSet found = entered.get(method);
    return found == null ? List.of() : found.stream().mapToObj(branches::get).toList();
  }
}
