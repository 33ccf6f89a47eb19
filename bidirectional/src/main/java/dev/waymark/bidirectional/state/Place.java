package dev.waymark.bidirectional.state;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Term;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Where a value stands in a state. Objects are terms over the same state, so that {@code a.b.c} is
 * a place in an object that another place holds.
 */
public sealed interface Place {
  /** A variable of the frame at {@code level}; the callee's level is one more than its caller's. */
  record Slot(int level, boolean isLocal, int index, Kind kind) implements Place {
    public static Slot of(int level, Variable variable) {
      boolean isLocal = variable instanceof Local;
      return new Slot(level, isLocal, variable.index(), variable.kind());
    }

    /** The variable of the frame. */
    public Variable variable() {
      return isLocal ? new Local(index, kind) : new Stack(index, kind);
    }
  }

  /** A static field, under the name of the class that declares it. */
  record Static(FieldRef field) implements Place {}

  /** A field of an object, under the name of the class that declares it. */
  record Field(FieldRef field, Term object) implements Place {}

  /** An element of an array. */
  record Element(ElementType type, Term array, Term index) implements Place {}

  /** The length of an array; it never changes. */
  record Length(Term array) implements Place {}

  /** Whether an object, which is not null, is an instance of a type; it never changes. */
  record Instance(String type, Term object) implements Place {}

  /** Whether an array takes an object, which is not null, as an element; it never changes. */
  record Fits(Term array, Term value) implements Place {}

  /** The class of an object, as {@code getClass} returns it; it never changes. */
  record ClassOf(Term object) implements Place {}

  /** Whether a call on an object, which is not null, runs a method; it never changes. */
  record Runs(MethodModel method, MethodModel resolved, Term object) implements Place {}

  /** The object of a constant; it never changes. */
  record Literal(CodeConstant constant) implements Place {}

  /**
   * What nobody knows.
   *
   * @param descriptor of its type
   */
  record Unknown(int number, String descriptor) implements Place {}

  /** The terms that say which place it is. */
  default List<Term> arguments() {
    if (this instanceof Field field) {
      return List.of(field.object);
    }
    if (this instanceof Element element) {
      return List.of(element.array, element.index);
    }
    if (this instanceof Length length) {
      return List.of(length.array);
    }
    if (this instanceof Instance instance) {
      return List.of(instance.object);
    }
    if (this instanceof ClassOf type) {
      return List.of(type.object);
    }
    if (this instanceof Runs runs) {
      return List.of(runs.object);
    }
    return this instanceof Fits fits ? List.of(fits.array, fits.value) : List.of();
  }

  /** The place that the arguments mean once they are changed. */
  default Place with(UnaryOperator<Term> change) {
    if (this instanceof Field field) {
      return new Field(field.field, change.apply(field.object));
    }
    if (this instanceof Element element) {
      return new Element(element.type, change.apply(element.array), change.apply(element.index));
    }
    if (this instanceof Length length) {
      return new Length(change.apply(length.array));
    }
    if (this instanceof Instance instance) {
      return new Instance(instance.type, change.apply(instance.object));
    }
    if (this instanceof ClassOf type) {
      return new ClassOf(change.apply(type.object));
    }
    if (this instanceof Runs runs) {
      return new Runs(runs.method, runs.resolved, change.apply(runs.object));
    }
    return this instanceof Fits fits
        ? new Fits(change.apply(fits.array), change.apply(fits.value))
        : this;
  }

  /** Whether the value is true or false. */
  default boolean isTruth() {
    return this instanceof Instance || this instanceof Fits || this instanceof Runs;
  }

  /** Whether code may change what stands here, other than in its own frame. */
  default boolean isShared() {
    return this instanceof Static || this instanceof Field || this instanceof Element;
  }
}
