package dev.waymark.bidirectional.reach;

import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What must hold at a point so that a target is reached: an R-state.
 *
 * @param block of the frame's method
 * @param statement the point is before this one, which may be the end of the block
 * @param trail the heads of loops that it was found by way of
 * @param ahead the turns to take from here to the target
 */
public record State(
    Frame frame,
    int block,
    int statement,
    Predicate predicate,
    @Nullable Trail trail,
    @Nullable Turn ahead) {
  /** Before {@code statement}, which is in the code of the frame's method, and nothing ahead. */
  public static State at(Frame frame, int statement, Predicate predicate) {
    return at(frame, statement, predicate, null, null);
  }

  /** Before {@code statement}, which is in the code of the frame's method. */
  static State at(
      Frame frame,
      int statement,
      Predicate predicate,
      @Nullable Trail trail,
      @Nullable Turn ahead) {
    int block = frame.method().cfg().blockOf(frame.method().code().instructionOf(statement));
    return new State(frame, block, statement, predicate, trail, ahead);
  }

  /** The same, coming from {@code other} heads of loops. */
  public State with(@Nullable Trail other) {
    return new State(frame, block, statement, predicate, other, ahead);
  }

  /** The same at the beginning of the block, where {@code other} must hold. */
  public State atBeginning(Predicate other) {
    int first = frame.method().cfg().block(block).firstStatement();
    return new State(frame, block, first, other, trail, ahead);
  }

  /**
   * The heads of loops between a state and the target, the nearest first, and what must hold there.
   *
   * @param folds how often what must hold there was folded
   */
  public record Trail(Point point, Predicate predicate, int folds, @Nullable Trail rest) {}

  /** The beginning of a block, in a frame. */
  public record Point(Frame frame, int block) {}

  /** The same, with these turns to take. */
  public State toTake(Turn turns) {
    return new State(frame, block, statement, predicate, trail, turns);
  }

  /** The beginning of the block. */
  public Point point() {
    return new Point(frame, block);
  }
}
