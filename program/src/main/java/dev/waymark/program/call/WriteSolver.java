package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.graph.StronglyConnectedComponents;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The least solution of "a method writes what it writes itself and what its callees write". Methods
 * that call each other in a circle write the same, so one pass over the strongly connected
 * components, callees first, is the whole fixpoint.
 */
final class WriteSolver {
  private final LocalEffects effects;
  private final Map<MethodRef, HeapWrites> solved = new HashMap<>();

  WriteSolver(LocalEffects effects) {
    this.effects = effects;
  }

  /** O(methods and calls reachable and not yet solved) unions; O(1) if already solved. */
  HeapWrites solve(MethodModel method) {
    if (!solved.containsKey(method.ref())) {
      new Problem(method).solve();
    }
    return known(method);
  }

  private HeapWrites known(MethodModel method) {
    return solved.getOrDefault(method.ref(), HeapWrites.NOTHING);
  }

  /** The unsolved methods that one method leads to, numbered as they are found. */
  private final class Problem {
    private final Map<MethodRef, Integer> numbers = new HashMap<>();
    private final List<MethodModel> methods = new ArrayList<>();
    private final List<Effect> local = new ArrayList<>();

    Problem(MethodModel root) {
      add(root);
      for (int next = 0; next < methods.size(); next++) {
        Effect effect = effects.ofMethod(methods.get(next));
        local.add(effect);
        effect.callees().forEach(this::add);
      }
    }

    private void add(MethodModel method) {
      if (!solved.containsKey(method.ref())
          && numbers.putIfAbsent(method.ref(), methods.size()) == null) {
        methods.add(method);
      }
    }

    void solve() {
      StronglyConnectedComponents components = StronglyConnectedComponents.of(graph());
      for (int component = 0; component < components.count(); component++) {
        solveTogether(components.members(component));
      }
    }

    private Digraph graph() {
      Digraph.Builder builder = new Digraph.Builder(methods.size());
      for (int from = 0; from < methods.size(); from++) {
        for (MethodModel callee : local.get(from).callees()) {
          Integer to = numbers.get(callee.ref());
          if (to != null) {
            builder.edge(from, to);
          }
        }
      }
      return builder.build();
    }

    /** Callees outside the component are solved; those inside still count as writing nothing. */
    private void solveTogether(int[] members) {
      HeapWrites all = HeapWrites.NOTHING;
      for (int member : members) {
        all = all.union(local.get(member).heap());
        for (MethodModel callee : local.get(member).callees()) {
          all = all.union(known(callee));
        }
      }
      for (int member : members) {
        solved.put(methods.get(member).ref(), all);
      }
    }
  }
}
