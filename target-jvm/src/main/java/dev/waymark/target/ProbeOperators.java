package dev.waymark.target;

import dev.waymark.probe.shadow.Operation;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The operators behind the operations of a trace: the names are the same. */
final class ProbeOperators {
  private static final int OPERATIONS = 256;
  private static final @Nullable UnaryOperator[] UNARY = new UnaryOperator[OPERATIONS];
  private static final @Nullable BinaryOperator[] BINARY = new BinaryOperator[OPERATIONS];

  static {
    for (UnaryOperator operator : UnaryOperator.values()) {
      UNARY[code(operator.name())] = operator;
    }
    for (BinaryOperator operator : BinaryOperator.values()) {
      BINARY[code(operator.name())] = operator;
    }
  }

  private ProbeOperators() {}

  private static int code(String name) {
    try {
      return Operation.class.getField(name).getInt(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no operation " + name, e);
    }
  }

  static @Nullable UnaryOperator unary(int operation) {
    return UNARY[operation];
  }

  static BinaryOperator binary(int operation) {
    BinaryOperator operator = BINARY[operation];
    if (operator == null) {
      throw new IllegalStateException("unknown operation " + operation);
    }
    return operator;
  }
}
