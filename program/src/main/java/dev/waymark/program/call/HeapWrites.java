package dev.waymark.program.call;

import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.FieldRef;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Fields and array elements that may be written; immutable, a lattice under {@link #union}. */
public sealed interface HeapWrites {
  /** The bottom element. */
  HeapWrites NOTHING = new Places(new TreeSet<>(Order.FIELDS), EnumSet.noneOf(ElementType.class));

  /** The top element. */
  HeapWrites ANYTHING = new Anything();

  /** The least upper bound. O(size of both). */
  HeapWrites union(HeapWrites other);

  /** Whether the field, under the name of the class that declares it, may be written. */
  boolean mayWrite(FieldRef declared);

  /** Whether an element of some array of that type may be written. */
  boolean mayWrite(ElementType elements);

  static HeapWrites of(FieldRef declared) {
    SortedSet<FieldRef> fields = new TreeSet<>(Order.FIELDS);
    fields.add(declared);
    return new Places(fields, EnumSet.noneOf(ElementType.class));
  }

  static HeapWrites of(ElementType elements) {
    return new Places(new TreeSet<>(Order.FIELDS), EnumSet.of(elements));
  }

  /** Unknown code runs: any field, any element. */
  record Anything() implements HeapWrites {
    @Override
    public HeapWrites union(HeapWrites other) {
      return this;
    }

    @Override
    public boolean mayWrite(FieldRef declared) {
      return true;
    }

    @Override
    public boolean mayWrite(ElementType elements) {
      return true;
    }

    @Override
    public String toString() {
      return "anything";
    }
  }

  /**
   * These places and no others.
   *
   * @param fields each under the name of the class that declares it, sorted
   * @param elements in the order of the enum
   */
  record Places(SortedSet<FieldRef> fields, Set<ElementType> elements) implements HeapWrites {
    public Places {
      SortedSet<FieldRef> sorted = new TreeSet<>(Order.FIELDS);
      sorted.addAll(fields);
      fields = Collections.unmodifiableSortedSet(sorted);
      Set<ElementType> copy = EnumSet.noneOf(ElementType.class);
      copy.addAll(elements);
      elements = Collections.unmodifiableSet(copy);
    }

    @Override
    public HeapWrites union(HeapWrites other) {
      return other instanceof Places places ? unionOf(places) : other;
    }

    private HeapWrites unionOf(Places other) {
      if (contains(other)) {
        return this;
      }
      SortedSet<FieldRef> bothFields = new TreeSet<>(fields);
      bothFields.addAll(other.fields);
      Set<ElementType> bothElements = EnumSet.noneOf(ElementType.class);
      bothElements.addAll(elements);
      bothElements.addAll(other.elements);
      return new Places(bothFields, bothElements);
    }

    private boolean contains(Places other) {
      return fields.containsAll(other.fields) && elements.containsAll(other.elements);
    }

    @Override
    public boolean mayWrite(FieldRef declared) {
      return fields.contains(declared);
    }

    @Override
    public boolean mayWrite(ElementType type) {
      return elements.contains(type);
    }
  }
}
