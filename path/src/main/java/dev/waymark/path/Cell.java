package dev.waymark.path;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Variable;
import org.jspecify.annotations.Nullable;

/** Where a value can be put, named alike on all paths. */
public sealed interface Cell {
  /** A local variable or place on the operand stack of one call. */
  record Slot(Activation activation, Variable variable) implements Cell {
    @Override
    public String toString() {
      return activation + "." + variable;
    }
  }

  /** A field of an object. */
  record Field(ObjectName object, FieldRef field) implements Cell {
    @Override
    public String toString() {
      return object + "." + field.name();
    }
  }

  /** An element of an array. */
  record Element(ObjectName object, int index) implements Cell {
    @Override
    public String toString() {
      return object + "[" + index + "]";
    }
  }

  /** The length of an array. */
  record Length(ObjectName object) implements Cell {
    @Override
    public String toString() {
      return object + ".length";
    }
  }

  /** A static field. */
  record Static(FieldRef field) implements Cell {
    @Override
    public String toString() {
      return field.toString();
    }
  }

  /** What a lambda was made with. */
  record Captured(ObjectName object, int index) implements Cell {
    @Override
    public String toString() {
      return object + ".captured" + index;
    }
  }

  /** The text in a builder that does not depend on the input. */
  record Text(ObjectName object) implements Cell {
    @Override
    public String toString() {
      return object + ".text";
    }
  }

  /** What lies beside a string, box or builder that depends on the input. */
  record Carried(ObjectName object) implements Cell {
    @Override
    public String toString() {
      return object + ".carried";
    }
  }

  /** How many objects have something beside them. */
  record CarrierCount() implements Cell {
    @Override
    public String toString() {
      return "carriers";
    }
  }

  /** What an action of the script for an entry takes or makes. */
  record Argument(MethodRef entry, int action) implements Cell {
    @Override
    public String toString() {
      return "argument" + action;
    }
  }

  /** The object that it belongs to; null if it belongs to none. */
  default @Nullable ObjectName owner() {
    if (this instanceof Field field) {
      return field.object();
    }
    if (this instanceof Element element) {
      return element.object();
    }
    if (this instanceof Length length) {
      return length.object();
    }
    if (this instanceof Captured captured) {
      return captured.object();
    }
    if (this instanceof Text text) {
      return text.object();
    }
    return this instanceof Carried carried ? carried.object() : null;
  }
}
