package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What must hold at a point so that a target is reached: an R-state.
 *
 * @param block of the frame's method
 * @param statement the point is before this one, which may be the end of the block
 * @param trail the heads of loops that it was found by way of
 */
record State(Frame frame, int block, int statement, Predicate predicate, @Nullable Trail trail) {
  /** Before {@code statement}, which is in the code of the frame's method. */
  static State at(Frame frame, int statement, Predicate predicate, @Nullable Trail trail) {
    int instruction = frame.method().code().instructionOf(statement);
    return new State(frame, frame.method().cfg().blockOf(instruction), statement, predicate, trail);
  }

  /** The same, coming from {@code other} heads of loops. */
  State with(@Nullable Trail other) {
    return new State(frame, block, statement, predicate, other);
  }

  /**
   * The heads of loops between a state and the target, the nearest first, and what must hold there.
   *
   * @param folds how often what must hold there was folded
   */
  record Trail(Point point, Predicate predicate, int folds, @Nullable Trail rest) {}

  /** The beginning of a block, in a frame. */
  record Point(Frame frame, int block) {}
}
