package dev.waymark.path;

import dev.waymark.program.ir.Handler;
import java.util.List;

/**
 * Throws exceptions: a walk goes on in the innermost handler, and all calls within are over; if
 * there is none, so is the script.
 */
final class Exceptions {
  private final Heap heap;
  private final CallStack stack;
  private final Progress progress;
  private final Types types;
  private final Assignments assignments;

  Exceptions(State state, Types types, Assignments assignments) {
    this.heap = state.heap();
    this.stack = state.stack();
    this.progress = state.progress();
    this.types = types;
    this.assignments = assignments;
  }

  /** Throws a new exception of exactly this class, as the JVM does. */
  void raise(String type) {
    raise(heap.add(Natives.thrown(type)));
  }

  void raise(Value.Reference exception) {
    String type = heap.get(exception).type();
    boolean isThrown = false;
    while (!stack.isEmpty()) {
      Frame frame = stack.top();
      int statement = isThrown ? frame.next - 1 : frame.next;
      int target = handler(frame, frame.code.instructionOf(statement), type);
      if (target >= 0) {
        frame.jump(target);
        assignments.set(frame, Frame.thrown(), exception, List.of());
        return;
      }
      if (frame.role == Frame.Role.INITIALIZER) {
        throw new LostTrack("an initializer that fails");
      }
      stack.pop();
      isThrown = true;
    }
    progress.fail(type);
  }

  private int handler(Frame frame, int instruction, String type) {
    for (Handler each : frame.code.handlers()) {
      String caught = each.type();
      if (each.covers(instruction) && (caught == null || types.isA(type, caught))) {
        return each.target();
      }
    }
    return -1;
  }
}
