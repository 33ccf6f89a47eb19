package dev.waymark.path.state;

import dev.waymark.path.Follower;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.Point;
import dev.waymark.program.MethodModel;
import java.util.ArrayList;
import java.util.List;

/**
 * The calls on the way, the innermost last, and how many statements were executed in all. No two
 * calls of a walk have the same number, and the follower has been told of all that belong to the
 * path.
 */
public final class CallStack {
  /** The position in an entry that was not called yet. */
  public static final int BEFORE = -1;

  private static final int MOST_STEPS = 2_000_000;
  private static final int MOST_FRAMES = 5_000;

  private final Follower follower;
  private final List<CallFrame> frames = new ArrayList<>();
  private int called;
  private int steps;

  public CallStack(Follower follower) {
    this.follower = follower;
  }

  CallStack copy() {
    CallStack copy = new CallStack(follower.copy());
    frames.forEach(frame -> copy.frames.add(frame.copy()));
    copy.called = called;
    copy.steps = steps;
    return copy;
  }

  public Follower follower() {
    return follower;
  }

  public boolean isEmpty() {
    return frames.isEmpty();
  }

  public CallFrame top() {
    return frames.get(frames.size() - 1);
  }

  /** Begins a call of {@code method}, which has the receiver among its arguments. */
  public CallFrame push(
      MethodModel method, int depth, CallFrame.Role role, List<PathValue> arguments) {
    if (frames.size() >= MOST_FRAMES) {
      throw new LostTrack("calls that are nested more than " + MOST_FRAMES + " deep");
    }
    if (!method.hasCode()) {
      throw new LostTrack("what " + method.ref().simpleName() + " does, which has no code");
    }
    CallFrame frame = new CallFrame(called++, depth, role, method);
    frame.give(arguments);
    frames.add(frame);
    if (frame.isOfPath()) {
      follower.entered(frame.id, depth, method);
    }
    return frame;
  }

  /** Ends the innermost call. */
  public void pop() {
    CallFrame frame = frames.remove(frames.size() - 1);
    if (frame.isOfPath()) {
      follower.left(frame.id);
    }
  }

  /** Counts the statement that comes next in {@code frame}, the innermost. */
  public void step(CallFrame frame) {
    if (steps++ > MOST_STEPS) {
      throw new LostTrack("more than " + MOST_STEPS + " steps");
    }
    int instruction = frame.code.instructionOf(frame.next);
    if (instruction != frame.instruction) {
      frame.instruction = instruction;
      if (frame.isOfPath()) {
        follower.moved(frame.id, frame.method, instruction);
      }
    }
  }

  public Point point(CallFrame frame) {
    return new Point(steps, frame.id, frame.depth, frame.method, frame.next);
  }

  /** The statement at which {@code entry} is, or its call in which it is; else before it. */
  public int positionIn(MethodModel entry) {
    for (CallFrame frame : frames) {
      if (frame.depth == 0 && frame.method.ref().equals(entry.ref())) {
        return frame == top() ? frame.next : frame.next - 1;
      }
    }
    return BEFORE;
  }
}
