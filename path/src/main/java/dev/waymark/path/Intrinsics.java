package dev.waymark.path;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Constant;
import java.util.List;

/** What models ask of the probe, answered for terms. */
final class Intrinsics {
  private static final String OWNER = "dev/waymark/probe/Symbolic";

  private final Arithmetic arithmetic;

  Intrinsics(Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
  }

  static boolean includes(Invoke call) {
    return call.method().owner().equals(OWNER);
  }

  /** The result of {@code call}. */
  Value call(Invoke call, List<Value> arguments) {
    return switch (call.name()) {
      case "equal" -> flag(same(arguments.get(0), arguments.get(1)));
      case "choose" -> choose(arguments);
      case "compare" -> compare(call.descriptor(), arguments);
      case "isSymbolic" -> arithmetic.constant(isConstant(arguments.get(0)) ? 0 : 1);
      case "concrete" -> concrete(arguments.get(0));
      default -> throw new LostTrack("what " + call.name() + " does in a model");
    };
  }

  private Value flag(Fact fact) {
    return arithmetic.choose(fact, arithmetic.constant(1), arithmetic.constant(0));
  }

  private Fact same(Value left, Value right) {
    return arithmetic.compare(Relation.EQ, number(left), number(right));
  }

  private Value choose(List<Value> arguments) {
    Fact isOne = same(arguments.get(0), arithmetic.constant(1));
    return arithmetic.choose(isOne, number(arguments.get(1)), number(arguments.get(2)));
  }

  private Value compare(String descriptor, List<Value> arguments) {
    BinaryOperator operator =
        switch (descriptor) {
          case "(JJ)I" -> BinaryOperator.LCMP;
          case "(FF)I" -> BinaryOperator.FCMPL;
          default -> BinaryOperator.DCMPL;
        };
    return arithmetic.binary(operator, number(arguments.get(0)), number(arguments.get(1)));
  }

  /** Only what is concrete anyway can be taken as such. */
  private static Value concrete(Value value) {
    if (isConstant(value)) {
      return value;
    }
    throw new LostTrack("a number that a model needs to know");
  }

  private static boolean isConstant(Value value) {
    return number(value).term() instanceof Constant;
  }

  private static Value.Numeric number(Value value) {
    if (value instanceof Value.Numeric number) {
      return number;
    }
    throw new LostTrack("what a model asks for");
  }
}
