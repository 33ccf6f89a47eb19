package dev.waymark.path;

import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;

/** What the JVM makes of values between a lambda and the method behind it. */
final class Conversions {
  private final Arithmetic arithmetic;

  Conversions(Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
  }

  /** {@code value} of type {@code from} as one of type {@code to}; both are descriptors. */
  Value convert(Value value, String from, String to) {
    Kind given = Kind.of(from);
    Kind wanted = Kind.of(to);
    if (given == wanted) {
      return value;
    }
    if (given == Kind.REFERENCE || wanted == Kind.REFERENCE) {
      throw new LostTrack("what a lambda puts into a box or takes out of one");
    }
    return arithmetic.unary(widening(given, wanted), value);
  }

  private static UnaryOperator widening(Kind from, Kind to) {
    for (UnaryOperator each : UnaryOperator.values()) {
      if (each.operand() == from && each.result() == to) {
        return each;
      }
    }
    throw new LostTrack("how a lambda makes a " + to + " of a " + from);
  }
}
