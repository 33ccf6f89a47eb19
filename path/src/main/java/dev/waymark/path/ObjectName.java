package dev.waymark.path;

import dev.waymark.program.ir.MethodRef;
import org.jspecify.annotations.Nullable;

/** An object, named alike on all paths that have it. */
public sealed interface ObjectName {
  /** What made it; null if it was there before. */
  default @Nullable Occurrence maker() {
    if (this instanceof Inner inner) {
      return inner.array().maker();
    }
    return this instanceof Made made ? made.by() : null;
  }

  /** An object of the input of an entry, by its number. */
  record Given(MethodRef entry, int number) implements ObjectName {
    @Override
    public String toString() {
      return "in" + number;
    }
  }

  /** The object that {@code by} makes, by its place among those. */
  record Made(Occurrence by, int part) implements ObjectName {
    @Override
    public String toString() {
      return "new(" + by + (part > 0 ? "," + part : "") + ")";
    }
  }

  /** The array that is made as an element of {@code array}, together with it. */
  record Inner(ObjectName array, int index) implements ObjectName {
    @Override
    public String toString() {
      return array + "[" + index + "]";
    }
  }

  /** An object that there is one of, such as a literal or the mirror of a class. */
  record Shared(String text) implements ObjectName {
    @Override
    public String toString() {
      return text;
    }
  }
}
