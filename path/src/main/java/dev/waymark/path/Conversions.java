package dev.waymark.path;

import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What the JVM makes of values between a lambda and the method behind it. */
final class Conversions {
  private static final Map<String, String> BOXES =
      Map.of(
          "Z", "java/lang/Boolean",
          "B", "java/lang/Byte",
          "C", "java/lang/Character",
          "S", "java/lang/Short",
          "I", "java/lang/Integer",
          "J", "java/lang/Long",
          "F", "java/lang/Float",
          "D", "java/lang/Double");

  private final Heap heap;
  private final Arithmetic arithmetic;
  private final Constants constants;

  Conversions(Heap heap, Arithmetic arithmetic) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.constants = new Constants(heap, arithmetic);
  }

  /** {@code value} of type {@code from} as one of type {@code to}; both are descriptors. */
  Value convert(Value value, String from, String to) {
    Kind given = Kind.of(from);
    Kind wanted = Kind.of(to);
    if (given == wanted) {
      return value;
    }
    if (wanted == Kind.REFERENCE) {
      return boxed(value, from);
    }
    return given == Kind.REFERENCE ? unboxed(value, to) : widened(value, given, wanted);
  }

  /** As {@code valueOf} makes it: one of those that the JDK keeps, or with contents beside it. */
  private Value boxed(Value value, String type) {
    String box = Objects.requireNonNull(BOXES.get(type));
    if (constants.includes(value)) {
      return constants.toValue(constants.toJava(value, type), Types.descriptor(box));
    }
    Value.Reference contents = heap.add(new HeapObject.Array("[" + type, List.of(value)));
    return heap.carry(heap.add(new HeapObject.Opaque(box)), contents);
  }

  private Value unboxed(Value value, String to) {
    if (!(value instanceof Value.Reference box)) {
      throw new LostTrack("what a lambda takes out of a box that is not there");
    }
    String type = heap.get(box).type();
    for (Map.Entry<String, String> each : BOXES.entrySet()) {
      if (each.getValue().equals(type)) {
        Value number = contents(box, each.getKey());
        return widened(number, Kind.of(each.getKey()), Kind.of(to));
      }
    }
    throw new LostTrack("what a lambda takes out of a " + type.replace('/', '.'));
  }

  private Value contents(Value.Reference box, String type) {
    Value.Reference carried = heap.carried().contents(box);
    if (carried != null && heap.get(carried) instanceof HeapObject.Array array) {
      return array.elements().get(0);
    }
    if (heap.get(box) instanceof HeapObject.Known known) {
      return constants.toValue(known.value(), type);
    }
    throw new LostTrack("what is in a box");
  }

  private Value widened(Value value, Kind from, Kind to) {
    if (from == to) {
      return value;
    }
    for (UnaryOperator each : UnaryOperator.values()) {
      if (each.operand() == from && each.result() == to) {
        return arithmetic.unary(each, value);
      }
    }
    throw new LostTrack("how a lambda makes a " + to + " of a " + from);
  }
}
