package dev.waymark.path.state;

import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;

/**
 * All that changes on a walk, and the world that does not: walks in the same state go on alike.
 *
 * @param stack empty where the script says what comes next
 */
public record WalkState(
    World world, Heap heap, ConstraintLog log, CallStack stack, ScriptProgress progress) {
  /** Linear in what there is to remember. */
  public WalkState copy() {
    Heap objects = heap.copy();
    ConstraintLog logged = log.copy();
    if (log.isNaming()) {
      objects.record(logged);
    }
    return new WalkState(world, objects, logged, stack.copy(logged), progress.copy());
  }
}
