package dev.waymark.bidirectional.state;

import dev.waymark.program.MethodModel;
import org.jspecify.annotations.Nullable;

/**
 * A method that runs, and who has called it, as far as that is known.
 *
 * @param level distinguishes the slots of the frames of a state; the caller's is one less
 * @param caller null if anybody may have called
 * @param call the statement of the caller that calls
 */
public record Frame(MethodModel method, int level, @Nullable Frame caller, int call) {
  /** A method that anybody may have called. */
  public static Frame of(MethodModel method, int level) {
    return new Frame(method, level, null, -1);
  }

  /** The frame of {@code callee}, called by {@code statement} of this one. */
  public Frame calling(MethodModel callee, int statement) {
    return new Frame(callee, level + 1, this, statement);
  }

  /** How many frames there are. */
  public int depth() {
    return caller == null ? 1 : caller.depth() + 1;
  }

  /** Whether the method runs in this frame or one that has called it. */
  public boolean runs(MethodModel other) {
    return method.equals(other) || (caller != null && caller.runs(other));
  }
}
