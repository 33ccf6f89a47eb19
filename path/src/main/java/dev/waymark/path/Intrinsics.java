package dev.waymark.path;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Constant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What models ask of the probe, answered for terms. */
final class Intrinsics {
  private static final String OWNER = "dev/waymark/probe/Symbolic";

  private final Heap heap;
  private final Arithmetic arithmetic;

  Intrinsics(Heap heap, Arithmetic arithmetic) {
    this.heap = heap;
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
      case "isSymbolicArray" -> arithmetic.constant(isConstantArray(arguments.get(0)) ? 0 : 1);
      case "hasOpenLength" -> arithmetic.constant(length(arguments.get(0)) == null ? 0 : 1);
      case "fixLength" -> fix(array(arguments.get(0)), arguments.get(1));
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
    return value instanceof Value.Unknown || isConstant(value)
        ? value
        : new Value.Unknown("a number that a model needs to know");
  }

  private boolean isConstantArray(Value value) {
    HeapObject.Array array = (HeapObject.Array) heap.get(array(value));
    return length(value) == null
        && array.elements().stream()
            .allMatch(each -> !(each instanceof Value.Numeric) || isConstant(each));
  }

  private Value.@Nullable Numeric length(Value value) {
    return value instanceof Value.Reference reference ? heap.carried().length(reference) : null;
  }

  private static Value.Reference array(Value value) {
    if (value instanceof Value.Reference reference) {
      return reference;
    }
    throw new LostTrack("which array a model asks for");
  }

  /** The elements that are left are those that the path allows. */
  private Value fix(Value.Reference reference, Value length) {
    Integer size = arithmetic.intOf(number(length));
    List<Value> elements = ((HeapObject.Array) heap.get(reference)).elements();
    if (size == null || size > elements.size()) {
      throw new LostTrack("how long an array is");
    }
    elements.subList(size, elements.size()).clear();
    heap.carried().fix(reference);
    return new Value.Unknown("the result of fixLength");
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
