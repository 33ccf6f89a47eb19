package dev.waymark.program.flow;

/**
 * An edge of the control flow graph.
 *
 * @param from a block
 * @param to a block, {@link Cfg#returnExit()} or {@link Cfg#throwExit()}
 */
public record Transfer(int from, int to, Cause cause) {
  /** Why control moves. */
  public enum Cause {
    FALL_THROUGH,
    GOTO,
    /** A conditional jump that jumps. */
    TAKEN,
    /** A conditional jump that does not. */
    NOT_TAKEN,
    CASE,
    DEFAULT,
    RETURN,
    /** A statement of the block throws. */
    EXCEPTION,
    /**
     * No statement of the block throws, yet the handler has no other way in: only an error that may
     * strike anywhere gets there.
     */
    ASYNCHRONOUS;

    public boolean isExceptional() {
      return this == EXCEPTION || this == ASYNCHRONOUS;
    }
  }
}
