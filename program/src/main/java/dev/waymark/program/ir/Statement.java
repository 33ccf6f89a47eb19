package dev.waymark.program.ir;

/**
 * One step of a method. Jump targets are instruction indexes; falling off the end of a statement
 * goes on at the next one.
 */
public sealed interface Statement
    permits Assign,
        PutField,
        PutStatic,
        PutElement,
        Check,
        Call,
        If,
        Switch,
        Goto,
        Return,
        Throw,
        Monitor {

  /**
   * Whether the statement can throw: a failed check, an exception of a callee, a linkage or
   * initialization error, exhausted memory. Errors that may strike anywhere (a stopped thread, a
   * full stack) do not count.
   */
  default boolean canThrow() {
    return true;
  }

  /** Whether control never passes on to the next statement in order. */
  default boolean endsFlow() {
    return false;
  }
}
