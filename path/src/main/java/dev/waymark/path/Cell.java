package dev.waymark.path;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Variable;

/** Where a value can be put. */
public sealed interface Cell {
  /** A local variable or place on the operand stack of one call. */
  record Slot(int frame, Variable variable) implements Cell {
    @Override
    public String toString() {
      return "f" + frame + "." + variable;
    }
  }

  /** A field of an object. */
  record Field(int object, FieldRef field) implements Cell {
    @Override
    public String toString() {
      return "o" + object + "." + field.name();
    }
  }

  /** An element of an array. */
  record Element(int object, int index) implements Cell {
    @Override
    public String toString() {
      return "o" + object + "[" + index + "]";
    }
  }

  /** A static field. */
  record Static(FieldRef field) implements Cell {
    @Override
    public String toString() {
      return field.toString();
    }
  }
}
