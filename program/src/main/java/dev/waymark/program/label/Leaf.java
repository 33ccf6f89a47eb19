package dev.waymark.program.label;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Variable;

/** What a predicate reads; reading it neither throws nor initializes a class. */
public sealed interface Leaf extends PredicateValue {
  /** A number in the frame. */
  record Slot(Variable variable) implements Leaf {
    @Override
    public Kind kind() {
      return variable.kind();
    }
  }

  /** A field of {@code this} that holds a number. */
  record OwnField(FieldRef field) implements Leaf {
    @Override
    public Kind kind() {
      return Kind.of(field.descriptor());
    }
  }

  /** A static field of the class that the label stands in, which holds a number. */
  record StaticField(FieldRef field) implements Leaf {
    @Override
    public Kind kind() {
      return Kind.of(field.descriptor());
    }
  }

  /** 1 if a reference in the frame is null, else 0. */
  record Absence(Variable reference) implements Leaf {
    @Override
    public Kind kind() {
      return Kind.INT;
    }
  }

  /** The length of an array in the frame; -1 if it is null. */
  record Length(Variable array) implements Leaf {
    @Override
    public Kind kind() {
      return Kind.INT;
    }
  }
}
