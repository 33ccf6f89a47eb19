package dev.waymark.program.call;

import dev.waymark.program.MethodModel;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What code writes itself, and the methods it runs that may write more.
 *
 * @param callees in order; empty if the heap part says all there is to say
 */
record Effect(HeapWrites heap, SortedSet<MethodModel> callees) {
  private static final SortedSet<MethodModel> NO_CALLEES = sorted(List.of());

  static final Effect NOTHING = ofHeap(HeapWrites.NOTHING);
  static final Effect ANYTHING = ofHeap(HeapWrites.ANYTHING);

  static Effect ofHeap(HeapWrites heap) {
    return new Effect(heap, NO_CALLEES);
  }

  /** The effect of running one of the targets, whichever it is. */
  static Effect of(CallTargets targets) {
    return targets.isOpen() ? ANYTHING : new Effect(HeapWrites.NOTHING, sorted(targets.targets()));
  }

  private static SortedSet<MethodModel> sorted(Collection<MethodModel> methods) {
    SortedSet<MethodModel> sorted = new TreeSet<>(Order.METHODS);
    sorted.addAll(methods);
    return Collections.unmodifiableSortedSet(sorted);
  }

  boolean isAnything() {
    return heap instanceof HeapWrites.Anything;
  }

  Effect union(Effect other) {
    if (isAnything() || other.isAnything()) {
      return ANYTHING;
    }
    HeapWrites both = heap.union(other.heap);
    return new Effect(both, unionOfCallees(other));
  }

  private SortedSet<MethodModel> unionOfCallees(Effect other) {
    if (callees.containsAll(other.callees)) {
      return callees;
    }
    SortedSet<MethodModel> both = new TreeSet<>(callees);
    both.addAll(other.callees);
    return Collections.unmodifiableSortedSet(both);
  }
}
