package dev.waymark.path.state;

import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;

/**
 * All that changes on a walk, and the world that does not: walks in the same state go on alike.
 *
 * @param stack empty where the script says what comes next
 */
public record WalkState(
    World world, Heap heap, ConstraintLog memory, CallStack stack, ScriptProgress progress) {
  /** Linear in what there is to remember. */
  public WalkState copy() {
    return new WalkState(world, heap.copy(), memory.copy(), stack.copy(), progress.copy());
  }
}
