package dev.waymark.benchmarks.real.coverage;

import dev.waymark.benchmarks.turns.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The instructions of a method and the probes that JaCoCo puts between them. JaCoCo puts a probe
 * before all places that have several predecessors, so what it does not put one before has a single
 * one: from a probe that was hit the way back is certain. See <i>Control Flow Analysis</i> in
 * JaCoCo's documentation.
 */
final class Flow {
  /** Where the way to an instruction, of which there is one without probes, comes from. */
  private final Map<Integer, Turn> origins = new HashMap<>();

  private final Map<Integer, List<Turn>> probes = new HashMap<>();
  private final BitSet throwing = new BitSet();

  /** The instruction {@code target} follows {@code turn}, and there is no probe between. */
  void follow(Turn turn, int target) {
    origins.put(target, turn);
  }

  /** A probe is hit after {@code turn}. */
  void probe(Turn turn, int id) {
    probes.computeIfAbsent(id, key -> new ArrayList<>()).add(turn);
  }

  /** An exception may leave {@code instruction}, without a statement that throws it. */
  void mayThrow(int instruction) {
    throwing.set(instruction);
  }

  /** What led to the probes that were hit. Linear in the number of instructions. */
  Set<Turn> covered(boolean[] hits) {
    Set<Turn> covered = new HashSet<>();
    probes.forEach(
        (id, turns) -> {
          if (id < hits.length && hits[id]) {
            turns.forEach(turn -> cover(turn, covered));
          }
        });
    return covered;
  }

  private void cover(Turn last, Set<Turn> covered) {
    @Nullable Turn turn = last;
    while (turn != null && covered.add(turn)) {
      turn = origins.get(turn.instruction());
    }
  }

  /**
   * Whether an exception may come between {@code turn} and a probe behind it. Linear in the number
   * of instructions.
   */
  boolean mayThrowAfter(Turn turn) {
    Map<Integer, List<Integer>> next = new HashMap<>();
    Deque<Integer> open = new ArrayDeque<>();
    origins.forEach(
        (to, from) -> {
          next.computeIfAbsent(from.instruction(), key -> new ArrayList<>()).add(to);
          if (from.equals(turn)) {
            open.add(to);
          }
        });
    while (!open.isEmpty()) {
      int instruction = open.pop();
      if (throwing.get(instruction)) {
        return true;
      }
      open.addAll(next.getOrDefault(instruction, List.of()));
    }
    return false;
  }
}
