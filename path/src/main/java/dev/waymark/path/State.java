package dev.waymark.path;

/**
 * All that changes on a walk, and the world that does not: walks in the same state go on alike.
 *
 * @param stack empty where the script says what comes next
 */
record State(World world, Heap heap, Memory memory, CallStack stack, Progress progress) {
  /** Linear in what there is to remember. */
  State copy() {
    return new State(world, heap.copy(), memory.copy(), stack.copy(), progress.copy());
  }
}
