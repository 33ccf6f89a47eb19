package dev.waymark.path.call;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.Types;
import dev.waymark.path.jdk.JdkNatives;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.ScriptProgress;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.Assignments;
import dev.waymark.program.ir.Handler;

/**
 * Throws exceptions: a walk goes on in the innermost handler, and all calls within are over; if
 * there is none, so is the script.
 */
public final class ExceptionRaising {
  private final Heap heap;
  private final CallStack stack;
  private final ScriptProgress progress;
  private final Types types;
  private final Assignments assignments;

  public ExceptionRaising(WalkState state, Types types, Assignments assignments) {
    this.heap = state.heap();
    this.stack = state.stack();
    this.progress = state.progress();
    this.types = types;
    this.assignments = assignments;
  }

  /** Throws a new exception of exactly this class, as the JVM does. */
  public void raise(String type) {
    raise(heap.add(JdkNatives.thrown(type)));
  }

  public void raise(PathValue.Reference exception) {
    String type = heap.get(exception).type();
    boolean isThrown = false;
    while (!stack.isEmpty()) {
      CallFrame frame = stack.top();
      int statement = isThrown ? frame.next() - 1 : frame.next();
      int target = handler(frame, frame.code.instructionOf(statement), type);
      if (target >= 0) {
        stack.caught(frame, statement, target);
        frame.jump(target);
        assignments.set(frame, CallFrame.thrown(), exception);
        return;
      }
      if (frame.role == CallFrame.Role.INITIALIZER) {
        throw new LostTrack("an initializer that fails");
      }
      stack.pop();
      isThrown = true;
    }
    progress.fail(type);
  }

  private int handler(CallFrame frame, int instruction, String type) {
    for (Handler each : frame.code.handlers()) {
      String caught = each.type();
      if (each.covers(instruction) && (caught == null || types.isA(type, caught))) {
        return each.target();
      }
    }
    return -1;
  }
}
