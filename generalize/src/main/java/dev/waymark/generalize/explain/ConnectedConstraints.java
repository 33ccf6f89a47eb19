package dev.waymark.generalize.explain;

import dev.waymark.path.Constraint;
import dev.waymark.term.Constant;
import dev.waymark.term.Variables;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constraints that the last one of a path hangs together with, through symbols. */
final class ConnectedConstraints {
  private ConnectedConstraints() {}

  /**
   * The constraints, the last one first, and then the closer the earlier: those that share a symbol
   * with it, those that share one with these, and so on. Linear in the symbols of all constraints.
   */
  static List<Constraint> of(List<Constraint> path) {
    Map<Integer, List<Integer>> mentions = new HashMap<>();
    for (int i = path.size() - 1; i >= 0; i--) {
      int place = i;
      symbols(path.get(i))
          .forEach(each -> mentions.computeIfAbsent(each, key -> new ArrayList<>()).add(place));
    }
    BitSet seen = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    List<Constraint> found = new ArrayList<>();
    waiting.add(path.size() - 1);
    while (!waiting.isEmpty()) {
      int next = waiting.remove();
      if (!seen.get(next)) {
        seen.set(next);
        found.add(path.get(next));
        for (int symbol : symbols(path.get(next))) {
          List<Integer> others = mentions.remove(symbol);
          waiting.addAll(others == null ? List.of() : others);
        }
      }
    }
    return found;
  }

  private static List<Integer> symbols(Constraint constraint) {
    return constraint.condition() instanceof Constant
        ? List.of()
        : Variables.of(constraint.condition()).indices().boxed().toList();
  }
}
