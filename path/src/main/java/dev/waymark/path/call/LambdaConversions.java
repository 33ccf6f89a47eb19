package dev.waymark.path.call;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.jdk.JavaObjects;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What the JVM makes of values between a lambda and the method behind it. */
public final class LambdaConversions {
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
  private final NumberOperations arithmetic;
  private final JavaObjects constants;

  public LambdaConversions(Heap heap, NumberOperations arithmetic) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.constants = new JavaObjects(heap, arithmetic);
  }

  /** {@code value} of type {@code from} as one of type {@code to}; both are descriptors. */
  PathValue convert(PathValue value, String from, String to) {
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
  private PathValue boxed(PathValue value, String type) {
    String box = Objects.requireNonNull(BOXES.get(type));
    if (constants.includes(value)) {
      return constants.toValue(constants.toJava(value, type), Types.descriptor(box));
    }
    PathValue.Reference contents = heap.add(new HeapObject.Array("[" + type, List.of(value)));
    return heap.carry(heap.add(new HeapObject.Opaque(box)), contents);
  }

  private PathValue unboxed(PathValue value, String to) {
    if (!(value instanceof PathValue.Reference box)) {
      throw new LostTrack("what a lambda takes out of a box that is not there");
    }
    String type = heap.get(box).type();
    for (Map.Entry<String, String> each : BOXES.entrySet()) {
      if (each.getValue().equals(type)) {
        PathValue number = contents(box, each.getKey());
        return widened(number, Kind.of(each.getKey()), Kind.of(to));
      }
    }
    throw new LostTrack("what a lambda takes out of a " + type.replace('/', '.'));
  }

  private PathValue contents(PathValue.Reference box, String type) {
    PathValue.Reference carried = heap.carried().contents(box);
    if (carried != null && heap.get(carried) instanceof HeapObject.Array array) {
      return array.elements().get(0);
    }
    if (heap.get(box) instanceof HeapObject.Known known) {
      heap.readText(box, known.value().toString());
      return constants.toValue(known.value(), type);
    }
    throw new LostTrack("what is in a box");
  }

  private PathValue widened(PathValue value, Kind from, Kind to) {
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
