package dev.waymark.program.ir;

import java.util.List;

/**
 * An implicit check of the JVM, made explicit: it passes and does nothing, or it throws {@link
 * #exception()}. Checks that cannot fail by construction (a null check of {@code this} or of a
 * fresh object, a constant divisor other than 0) are not emitted.
 */
public sealed interface Check extends Statement {
  /** Internal name of the exception's class; exactly this class, no subclass. */
  String exception();

  /** {@code object} must not be null. */
  record Null(Operand object) implements Check {
    @Override
    public String exception() {
      return "java/lang/NullPointerException";
    }

    @Override
    public String toString() {
      return "check " + object + " != null";
    }
  }

  /** {@code 0 <= index < array.length}. */
  record Bounds(Operand array, Operand index) implements Check {
    @Override
    public String exception() {
      return "java/lang/ArrayIndexOutOfBoundsException";
    }

    @Override
    public String toString() {
      return "check 0 <= " + index + " < " + array + ".length";
    }
  }

  /** {@code divisor}, an int or long, must not be zero. */
  record Divisor(Operand divisor) implements Check {
    @Override
    public String exception() {
      return "java/lang/ArithmeticException";
    }

    @Override
    public String toString() {
      return "check " + divisor + " != 0";
    }
  }

  /** {@code object} must be null or an instance of {@code type}. */
  record Cast(String type, Operand object) implements Check {
    @Override
    public String exception() {
      return "java/lang/ClassCastException";
    }

    @Override
    public String toString() {
      return "check " + object + " is " + Names.simpleType(type);
    }
  }

  /** No length may be negative. */
  record Size(List<Operand> lengths) implements Check {
    public Size {
      lengths = List.copyOf(lengths);
    }

    @Override
    public String exception() {
      return "java/lang/NegativeArraySizeException";
    }

    @Override
    public String toString() {
      return "check "
          + String.join(", ", lengths.stream().map(Object::toString).toList())
          + " >= 0";
    }
  }

  /** {@code value} must be null or fit the run-time element type of {@code array}. */
  record Store(Operand array, Operand value) implements Check {
    @Override
    public String exception() {
      return "java/lang/ArrayStoreException";
    }

    @Override
    public String toString() {
      return "check " + value + " fits " + array + "[]";
    }
  }
}
