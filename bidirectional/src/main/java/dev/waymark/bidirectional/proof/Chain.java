package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Frame;
import java.util.List;

/**
 * One of the ways back from a target, as far as it was gone: the statements on it, and those that
 * exclude each other. All ways together are the proof.
 *
 * @param steps in the order of execution
 * @param clashing places of the steps that cannot all be, ascending
 */
public record Chain(List<Step> steps, List<Integer> clashing) {
  public Chain {
    steps = List.copyOf(steps);
    clashing = List.copyOf(clashing);
  }

  /**
   * What is done on the way.
   *
   * @param statement of the method of {@code frame}
   * @param outcome as sites number them: a jump is taken, or else not; a check passes, or else not
   * @param remark what must hold before any turn of a loop; else empty
   */
  public record Step(Kind kind, Frame frame, int statement, int outcome, String remark) {}

  /** What a step is. */
  public enum Kind {
    /** A statement is executed. */
    EXECUTED,
    /** A call or field gives something that is known to be neither null nor negative. */
    KNOWN,
    /** What the statement has thrown is caught. */
    CAUGHT,
    /** A loop is gone round any number of times. */
    LOOP,
    /** The method begins, with what its parameters can be. */
    ENTRY
  }
}
