package dev.waymark.path;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Sort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of expressions; their checks have passed. */
final class Expressions {
  private final Heap heap;
  private final Fields fields;
  private final Arithmetic arithmetic;
  private final Types types;
  private final NewArrays arrays;

  Expressions(Heap heap, Fields fields, Arithmetic arithmetic, Types types) {
    this.heap = heap;
    this.fields = fields;
    this.arithmetic = arithmetic;
    this.types = types;
    this.arrays = new NewArrays(heap, arithmetic, types);
  }

  Value of(Frame frame, Operand operand) {
    if (operand instanceof Variable variable) {
      return frame.get(variable);
    }
    if (operand instanceof NumberConstant number) {
      return arithmetic.constant(Sort.of(number.kind()), number.bits());
    }
    if (operand instanceof StringConstant text) {
      return heap.literal(text.value());
    }
    if (operand instanceof LinkedConstant linked && linked.sort() == LinkedConstant.Sort.CLASS) {
      return heap.mirror(Types.named(linked.text()));
    }
    return operand instanceof NullConstant
        ? new Value.Null()
        : new Value.Unknown("the constant " + ((LinkedConstant) operand));
  }

  Value.Numeric number(Frame frame, Operand operand) {
    Value value = of(frame, operand);
    if (value instanceof Value.Numeric number) {
      return number;
    }
    throw new LostTrack(value instanceof Value.Unknown unknown ? unknown.reason() : "no number");
  }

  /** The index, which is a number of its own where it was chosen. */
  Value.Numeric index(Frame frame, Operand operand) {
    Integer pinned = frame.pinned;
    return pinned == null ? number(frame, operand) : arithmetic.constant(pinned);
  }

  /** The object; there is one, since a check has passed. */
  HeapObject object(Frame frame, Operand operand) {
    return heap.get(reference(frame, operand));
  }

  Value.Reference reference(Frame frame, Operand operand) {
    Value value = of(frame, operand);
    if (value instanceof Value.Reference reference) {
      return reference;
    }
    throw new LostTrack(value instanceof Value.Unknown unknown ? unknown.reason() : "null");
  }

  /** Whether two known references are the same; the JVM may make one object of equal lambdas. */
  boolean isSame(Value left, Value right) {
    boolean isSame = left.equals(right);
    if (!isSame && isLambda(left) && isLambda(right)) {
      throw new LostTrack("whether two lambdas are one object");
    }
    return isSame;
  }

  private boolean isLambda(Value value) {
    return value instanceof Value.Reference reference
        && heap.get(reference) instanceof HeapObject.Function;
  }

  Value of(Frame frame, Expression expression) {
    if (expression instanceof Operand operand) {
      return of(frame, operand);
    }
    if (expression instanceof Binary binary) {
      return arithmetic.binary(
          binary.operator(), of(frame, binary.left()), of(frame, binary.right()));
    }
    if (expression instanceof Unary unary) {
      return arithmetic.unary(unary.operator(), of(frame, unary.operand()));
    }
    if (expression instanceof GetField get) {
      return field(frame, get);
    }
    if (expression instanceof GetStatic get) {
      return fields.getStatic(get.field());
    }
    return ofObject(frame, expression);
  }

  private Value ofObject(Frame frame, Expression expression) {
    if (expression instanceof GetElement get) {
      return element(frame, get);
    }
    if (expression instanceof ArrayLength length) {
      return length(frame, length.array());
    }
    if (expression instanceof InstanceOf test) {
      return arithmetic.constant(isInstance(of(frame, test.object()), test.type()) ? 1 : 0);
    }
    if (expression instanceof Cast cast) {
      return of(frame, cast.object());
    }
    return expression instanceof NewObject fresh
        ? fresh(fresh.type())
        : fresh(frame, (NewArray) expression);
  }

  private Value field(Frame frame, GetField get) {
    HeapObject object = object(frame, get.object());
    FieldRef field = fields.resolve(get.field());
    if (!(object instanceof HeapObject.Instance instance)) {
      return new Value.Unknown("field " + field + " of an object that is not known");
    }
    Value value = instance.fields().get(field);
    return value == null ? types.initial(field.descriptor()) : value;
  }

  HeapObject.Array array(Frame frame, Operand operand) {
    if (object(frame, operand) instanceof HeapObject.Array array) {
      return array;
    }
    throw new LostTrack("an array that is not known");
  }

  /** How many elements an array has. */
  Value.Numeric length(Frame frame, Operand operand) {
    Value.Numeric open = heap.carried().length(reference(frame, operand));
    return open == null ? arithmetic.constant(array(frame, operand).elements().size()) : open;
  }

  /** Of an array of open length, the place must be known: its elements are not all there. */
  private Value element(Frame frame, GetElement get) {
    List<Value> elements = array(frame, get.array()).elements();
    Value.Numeric index = index(frame, get.index());
    Integer position = arithmetic.intOf(index);
    prepare(reference(frame, get.array()), position);
    return arithmetic.element(elements, index);
  }

  /** Makes sure that an array of open length has the element that is read or written. */
  void prepare(Value.Reference array, @Nullable Integer position) {
    if (position != null) {
      arrays.grow(array, position);
    } else if (heap.carried().length(array) != null) {
      throw new LostTrack("which element of an array of open length is meant");
    }
  }

  boolean isInstance(Value value, String type) {
    if (value instanceof Value.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return value instanceof Value.Reference reference
        && types.isA(heap.get(reference).type(), type);
  }

  private Value fresh(String type) {
    return heap.add(
        JdkValues.includes(type) ? new HeapObject.Opaque(type) : HeapObject.Instance.fresh(type));
  }

  private Value fresh(Frame frame, NewArray expression) {
    List<Value.Numeric> lengths =
        expression.lengths().stream().map(each -> number(frame, each)).toList();
    return arrays.of(expression.descriptor(), lengths);
  }
}
