package dev.waymark.program.call;

import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Variable;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a piece of code may write; immutable, a lattice under {@link #union}.
 *
 * @param slots of the frame of the method that the code is in, sorted
 * @param heap fields and array elements
 */
public record Writes(SortedSet<Slot> slots, HeapWrites heap) {
  /** The bottom element. */
  public static final Writes NOTHING = ofHeap(HeapWrites.NOTHING);

  /** Any field and any element: unknown code. It cannot write slots of its caller. */
  public static final Writes ANYTHING = ofHeap(HeapWrites.ANYTHING);

  public Writes {
    slots = Collections.unmodifiableSortedSet(new TreeSet<>(slots));
  }

  public static Writes of(Variable variable) {
    return new Writes(new TreeSet<>(Slot.of(variable)), HeapWrites.NOTHING);
  }

  public static Writes ofHeap(HeapWrites heap) {
    return new Writes(Collections.emptySortedSet(), heap);
  }

  /** The least upper bound. O(size of both). */
  public Writes union(Writes other) {
    SortedSet<Slot> both = new TreeSet<>(slots);
    both.addAll(other.slots);
    return new Writes(both, heap.union(other.heap));
  }

  /** Whether a slot that the variable takes up may be written. */
  public boolean mayWrite(Variable variable) {
    return !Collections.disjoint(slots, Slot.of(variable));
  }

  /** Whether the field, under the name of the class that declares it, may be written. */
  public boolean mayWrite(FieldRef declared) {
    return heap.mayWrite(declared);
  }

  /** Whether an element of some array of that type may be written. */
  public boolean mayWrite(ElementType elements) {
    return heap.mayWrite(elements);
  }

  /** Whether every field and element may be written. */
  public boolean isAnything() {
    return heap instanceof HeapWrites.Anything;
  }
}
