package dev.waymark.explore.frontier;

import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Knows which blocks of a method lead to which without an exception. */
final class Compass {
  private final Map<Goal, BitSet> known = new HashMap<>();

  private record Goal(MethodModel method, int block) {}

  /** Whether control may come from the beginning of {@code from} to {@code to}, another block. */
  boolean leads(MethodModel method, int from, int to) {
    return known.computeIfAbsent(new Goal(method, to), Compass::find).get(from);
  }

  private static BitSet find(Goal goal) {
    Cfg cfg = goal.method.cfg();
    BitSet found = new BitSet();
    found.set(goal.block);
    Deque<Integer> open = new ArrayDeque<>();
    open.add(goal.block);
    while (!open.isEmpty()) {
      int to = open.remove();
      for (Transfer each : cfg.transfers()) {
        if (each.to() == to && !each.cause().isExceptional() && !found.get(each.from())) {
          found.set(each.from());
          open.add(each.from());
        }
      }
    }
    return found;
  }
}
