package dev.waymark.path.jdk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.probe.Intrinsic;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Constant;
import java.util.List;

/** What models ask of the probe, answered for terms. */
public final class ModelIntrinsics {
  private final Heap heap;
  private final NumberOperations arithmetic;

  public ModelIntrinsics(Heap heap, NumberOperations arithmetic) {
    this.heap = heap;
    this.arithmetic = arithmetic;
  }

  /** The result of {@code call}, which means {@code asked}. */
  public PathValue call(Intrinsic asked, Invoke call, List<PathValue> arguments) {
    return switch (asked) {
      case EQUAL -> flag(same(arguments.get(0), arguments.get(1)));
      case CHOOSE -> choose(arguments);
      case COMPARE -> compare(call.descriptor(), arguments);
      case IS_SYMBOLIC -> arithmetic.constant(isConstant(arguments.get(0)) ? 0 : 1);
      case CONCRETE -> concrete(arguments.get(0));
      case IS_SYMBOLIC_ARRAY -> arithmetic.constant(isConstantArray(arguments.get(0)) ? 0 : 1);
      case HAS_OPEN_LENGTH -> arithmetic.constant(isOpen(arguments.get(0)) ? 1 : 0);
      case FIX_LENGTH -> fix(array(arguments.get(0)), arguments.get(1));
      default -> throw new LostTrack("what " + call.name() + " does in a model");
    };
  }

  private PathValue flag(Claim fact) {
    return arithmetic.choose(fact, arithmetic.constant(1), arithmetic.constant(0));
  }

  private Claim same(PathValue left, PathValue right) {
    return arithmetic.compare(Relation.EQ, number(left), number(right));
  }

  private PathValue choose(List<PathValue> arguments) {
    Claim isOne = same(arguments.get(0), arithmetic.constant(1));
    return arithmetic.choose(isOne, number(arguments.get(1)), number(arguments.get(2)));
  }

  private PathValue compare(String descriptor, List<PathValue> arguments) {
    BinaryOperator operator =
        switch (descriptor) {
          case "(JJ)I" -> BinaryOperator.LCMP;
          case "(FF)I" -> BinaryOperator.FCMPL;
          default -> BinaryOperator.DCMPL;
        };
    return arithmetic.binary(operator, number(arguments.get(0)), number(arguments.get(1)));
  }

  /** Only what is concrete anyway can be taken as such. */
  private static PathValue concrete(PathValue value) {
    return value instanceof PathValue.Unknown || isConstant(value)
        ? value
        : new PathValue.Unknown("a number that a model needs to know");
  }

  private boolean isConstantArray(PathValue value) {
    HeapObject.Array array = (HeapObject.Array) heap.get(array(value));
    return !isOpen(value)
        && array.elements().stream()
            .allMatch(each -> !(each instanceof PathValue.Numeric) || isConstant(each));
  }

  private boolean isOpen(PathValue value) {
    return value instanceof PathValue.Reference reference && heap.carried().isOpen(reference);
  }

  private static PathValue.Reference array(PathValue value) {
    if (value instanceof PathValue.Reference reference) {
      return reference;
    }
    throw new LostTrack("which array a model asks for");
  }

  /** The elements that are left are those that the path allows. */
  private PathValue fix(PathValue.Reference reference, PathValue length) {
    Integer size = arithmetic.intOf(number(length));
    List<PathValue> elements = ((HeapObject.Array) heap.get(reference)).elements();
    if (size == null || size > elements.size()) {
      throw new LostTrack("how long an array is");
    }
    elements.subList(size, elements.size()).clear();
    heap.fix(reference, number(length));
    return new PathValue.Unknown("the result of fixLength");
  }

  private static boolean isConstant(PathValue value) {
    return number(value).term() instanceof Constant;
  }

  private static PathValue.Numeric number(PathValue value) {
    if (value instanceof PathValue.Numeric number) {
      return number;
    }
    throw new LostTrack("what a model asks for");
  }
}
