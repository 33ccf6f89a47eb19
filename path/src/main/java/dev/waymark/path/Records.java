package dev.waymark.path;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.UnaryOperator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What records are compared by and hashed to, if nobody says otherwise. What is neither a number
 * nor a record is compared only where no code has to run.
 */
final class Records {
  private static final String FACTORY = "java/lang/runtime/ObjectMethods";
  private static final String TEXT = "java/lang/String";
  private static final int FIRST_GETTER = 2;
  private static final int FACTOR = 31;
  private static final int HASH_OF_TRUE = 1231;
  private static final int HASH_OF_FALSE = 1237;
  private static final int HALF_OF_LONG = 32;

  private final Heap heap;
  private final Arithmetic arithmetic;
  private final Types types;

  Records(Heap heap, Arithmetic arithmetic, Types types) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  /** The result of {@code call}; null if it is no method of a record. */
  @Nullable Value call(InvokeDynamic call, List<Value> arguments) {
    if (!call.bootstrap().method().owner().equals(FACTORY)) {
      return null;
    }
    List<FieldRef> components = components(call);
    HeapObject.Instance self = instance(arguments.get(0));
    return switch (call.name()) {
      case "equals" -> flag(equal(components, arguments.get(0), arguments.get(1)));
      case "hashCode" -> hash(components, self);
      default -> text(components, self);
    };
  }

  /** They are read by method handles. */
  private static List<FieldRef> components(InvokeDynamic call) {
    List<Object> all = call.bootstrap().arguments();
    return all.subList(FIRST_GETTER, all.size()).stream()
        .map(each -> ((InvokeDynamic.Handle) each).target())
        .map(Records::field)
        .toList();
  }

  private static FieldRef field(MethodRef handle) {
    return new FieldRef(handle.owner(), handle.name(), handle.descriptor());
  }

  private HeapObject.Instance instance(Value value) {
    if (value instanceof Value.Reference reference
        && heap.get(reference) instanceof HeapObject.Instance instance) {
      return instance;
    }
    throw new LostTrack("which record is meant");
  }

  private Value flag(Fact fact) {
    return arithmetic.choose(fact, arithmetic.constant(1), arithmetic.constant(0));
  }

  /** Records are final, so that one class is no other. */
  private Fact equal(List<FieldRef> components, Value self, Value other) {
    if (other instanceof Value.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    if (self.equals(other) || !(other instanceof Value.Reference reference)) {
      return arithmetic.truth(self.equals(other));
    }
    HeapObject.Instance left = instance(self);
    if (!heap.get(reference).type().equals(left.type())) {
      return arithmetic.truth(false);
    }
    HeapObject.Instance right = instance(other);
    Fact all = arithmetic.truth(true);
    for (FieldRef each : components) {
      all = arithmetic.and(all, equal(value(left, each), value(right, each)));
    }
    return all;
  }

  private Value value(HeapObject.Instance object, FieldRef field) {
    Value value = object.fields().get(field);
    return value == null ? types.initial(field.descriptor()) : value;
  }

  private Fact equal(Value left, Value right) {
    if (left instanceof Value.Numeric a && right instanceof Value.Numeric b) {
      return arithmetic.identical(a, b);
    }
    boolean isKnown = !(left instanceof Value.Unknown || right instanceof Value.Unknown);
    boolean hasNull = left instanceof Value.Null || right instanceof Value.Null;
    if (isKnown && (hasNull || left.equals(right))) {
      return arithmetic.truth(left.equals(right));
    }
    throw new LostTrack("whether components of records are equal");
  }

  /** A new text, of things whose text is known without running code. */
  private Value text(List<FieldRef> components, HeapObject.Instance self) {
    for (FieldRef each : components) {
      if (value(self, each) instanceof Value.Reference reference
          && !heap.get(reference).type().equals(TEXT)) {
        throw new LostTrack("the text of a component of a record");
      }
    }
    return heap.add(new HeapObject.Opaque(TEXT));
  }

  private Value hash(List<FieldRef> components, HeapObject.Instance self) {
    Value result = arithmetic.constant(0);
    for (FieldRef each : components) {
      Value scaled = binary(BinaryOperator.IMUL, result, arithmetic.constant(FACTOR));
      result = binary(BinaryOperator.IADD, scaled, hash(each.descriptor(), value(self, each)));
    }
    return result;
  }

  private Value hash(String type, Value value) {
    if (value instanceof Value.Null) {
      return arithmetic.constant(0);
    }
    return switch (type) {
      case "I", "S", "C", "B" -> value;
      case "Z" ->
          arithmetic.choose(
              arithmetic.isAt((Value.Numeric) value, 1),
              arithmetic.constant(HASH_OF_TRUE),
              arithmetic.constant(HASH_OF_FALSE));
      case "J" -> folded(value);
      default -> throw new LostTrack("the hash of a component of a record");
    };
  }

  private Value folded(Value value) {
    Value high = binary(BinaryOperator.LUSHR, value, arithmetic.constant(HALF_OF_LONG));
    return arithmetic.unary(UnaryOperator.L2I, binary(BinaryOperator.LXOR, value, high));
  }

  private Value binary(BinaryOperator operator, Value left, Value right) {
    return arithmetic.binary(operator, left, right);
  }
}
