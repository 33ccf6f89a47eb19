package dev.waymark.bidirectional.frontier;

import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.reach.Turn;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import org.jspecify.annotations.Nullable;

/**
 * What must hold at the beginning of a block, so that the turns ahead lead to a target: an R-state.
 * Conditions that have nothing to do with the others are left out; who goes there must see to the
 * turns.
 *
 * @param number counts the demands of a graph
 * @param next the one that it leads to; null if it is in the block of the target
 */
public record Demand(int number, Branch target, State state, @Nullable Demand next) {
  /** The method, and who called it, as far as that matters. */
  public Frame frame() {
    return state.frame();
  }

  public MethodModel method() {
    return state.frame().method();
  }

  /** The block at whose beginning it is. */
  public int block() {
    return state.block();
  }

  public Predicate predicate() {
    return state.predicate();
  }

  /** The turns to take from here, the last being the target; null if there are none. */
  public @Nullable Turn ahead() {
    return state.ahead();
  }

  /** Whether ways part or begin here: it is the entry of a method, or the head of a loop. */
  public boolean isCrossroad() {
    return isCrossroad(method(), block());
  }

  /** Whether {@code block} is the entry of {@code method}, or the head of a loop. */
  public static boolean isCrossroad(MethodModel method, int block) {
    return block == 0 || method.loops().isHeader(block);
  }
}
