package dev.waymark.path.statement;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.NewArrays;
import dev.waymark.path.heap.Types;
import dev.waymark.path.jdk.JdkValues;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.ConstraintLog;
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
public final class ExpressionValues {
  private final ConstraintLog log;
  private final Heap heap;
  private final FieldAccess fields;
  private final NumberOperations arithmetic;
  private final Types types;
  private final NewArrays arrays;

  public ExpressionValues(
      ConstraintLog log, Heap heap, FieldAccess fields, NumberOperations arithmetic, Types types) {
    this.log = log;
    this.heap = heap;
    this.fields = fields;
    this.arithmetic = arithmetic;
    this.types = types;
    this.arrays = new NewArrays(heap, arithmetic, types);
  }

  public PathValue of(CallFrame frame, Operand operand) {
    if (operand instanceof Variable variable) {
      PathValue value = frame.get(variable);
      log.read(frame, variable, value);
      return value;
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
        ? new PathValue.Null()
        : new PathValue.Unknown("the constant " + ((LinkedConstant) operand));
  }

  public PathValue.Numeric number(CallFrame frame, Operand operand) {
    PathValue value = of(frame, operand);
    if (value instanceof PathValue.Numeric number) {
      return number;
    }
    throw new LostTrack(
        value instanceof PathValue.Unknown unknown ? unknown.reason() : "no number");
  }

  /** The index, which is a number of its own where it was chosen. */
  PathValue.Numeric index(CallFrame frame, Operand operand) {
    Integer pinned = frame.pinned;
    PathValue.Numeric index = number(frame, operand);
    if (pinned == null) {
      return index;
    }
    log.assume(arithmetic.isAt(index, pinned).name());
    return arithmetic.constant(pinned);
  }

  /** The object; there is one, since a check has passed. */
  HeapObject object(CallFrame frame, Operand operand) {
    return heap.get(reference(frame, operand));
  }

  public PathValue.Reference reference(CallFrame frame, Operand operand) {
    PathValue value = of(frame, operand);
    if (value instanceof PathValue.Reference reference) {
      return reference;
    }
    throw new LostTrack(value instanceof PathValue.Unknown unknown ? unknown.reason() : "null");
  }

  /** Whether two known references are the same; the JVM may make one object of equal lambdas. */
  public boolean isSame(PathValue left, PathValue right) {
    boolean isSame = left.equals(right);
    if (!isSame && isLambda(left) && isLambda(right)) {
      throw new LostTrack("whether two lambdas are one object");
    }
    return isSame;
  }

  private boolean isLambda(PathValue value) {
    return value instanceof PathValue.Reference reference
        && heap.get(reference) instanceof HeapObject.Function;
  }

  public PathValue of(CallFrame frame, Expression expression) {
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

  private PathValue ofObject(CallFrame frame, Expression expression) {
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

  private PathValue field(CallFrame frame, GetField get) {
    HeapObject object = object(frame, get.object());
    FieldRef field = fields.resolve(get.field());
    if (!(object instanceof HeapObject.Instance instance)) {
      return new PathValue.Unknown("field " + field + " of an object that is not known");
    }
    PathValue value = instance.fields().get(field);
    return value == null ? types.initial(field.descriptor()) : value;
  }

  public HeapObject.Array array(CallFrame frame, Operand operand) {
    if (object(frame, operand) instanceof HeapObject.Array array) {
      return array;
    }
    throw new LostTrack("an array that is not known");
  }

  /** How many elements an array has. */
  public PathValue.Numeric length(CallFrame frame, Operand operand) {
    PathValue.Reference array = reference(frame, operand);
    PathValue.Numeric open = heap.carried().length(array);
    if (open != null) {
      return open;
    }
    int size = array(frame, operand).elements().size();
    PathValue.Numeric named = heap.namedLength(array);
    return named == null ? arithmetic.constant(size) : named;
  }

  /** Of an array of open length, the place must be known: its elements are not all there. */
  private PathValue element(CallFrame frame, GetElement get) {
    List<PathValue> elements = array(frame, get.array()).elements();
    PathValue.Numeric index = index(frame, get.index());
    Integer position = arithmetic.intOf(index);
    prepare(reference(frame, get.array()), position);
    return arithmetic.element(elements, index);
  }

  /** Makes sure that an array of open length has the element that is read or written. */
  public void prepare(PathValue.Reference array, @Nullable Integer position) {
    if (position != null) {
      arrays.grow(array, position);
    } else if (heap.carried().isOpen(array)) {
      throw new LostTrack("which element of an array of open length is meant");
    }
  }

  public boolean isInstance(PathValue value, String type) {
    if (value instanceof PathValue.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return value instanceof PathValue.Reference reference
        && types.isA(heap.get(reference).type(), type);
  }

  private PathValue fresh(String type) {
    return heap.add(
        JdkValues.includes(type) ? new HeapObject.Opaque(type) : HeapObject.Instance.fresh(type));
  }

  private PathValue fresh(CallFrame frame, NewArray expression) {
    List<PathValue.Numeric> lengths =
        expression.lengths().stream().map(each -> number(frame, each)).toList();
    return arrays.of(expression.descriptor(), lengths);
  }
}
