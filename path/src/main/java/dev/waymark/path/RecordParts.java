package dev.waymark.path;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.UnaryOperator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The components of records, those in them included, and what is known of them without running
 * code. The JDK does not say in which order it looks at them, so none may be of a class whose code
 * could tell.
 */
final class RecordParts {
  private static final String FACTORY = "java/lang/runtime/ObjectMethods";
  private static final int FIRST_GETTER = 2;
  private static final int FACTOR = 31;
  private static final int HASH_OF_TRUE = 1231;
  private static final int HASH_OF_FALSE = 1237;
  private static final int HALF_OF_LONG = 32;

  private final ClassHierarchy hierarchy;
  private final Heap heap;
  private final Arithmetic arithmetic;
  private final Types types;

  RecordParts(ClassHierarchy hierarchy, Heap heap, Arithmetic arithmetic, Types types) {
    this.hierarchy = hierarchy;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  /** A component, and what it is. */
  record Part(FieldRef field, Value value) {}

  /** Two strings or boxes, whose contents say whether they are equal. */
  record Pair(Value left, Value right) {}

  /** Whether {@code call} is a method that a record is given. */
  static boolean includes(InvokeDynamic call) {
    return call.bootstrap().method().owner().equals(FACTORY);
  }

  /** The fields that {@code call} looks at; they are read by method handles. */
  static List<FieldRef> fields(InvokeDynamic call) {
    List<Object> all = call.bootstrap().arguments();
    return all.subList(FIRST_GETTER, all.size()).stream()
        .map(each -> ((InvokeDynamic.Handle) each).target())
        .map(each -> new FieldRef(each.owner(), each.name(), each.descriptor()))
        .toList();
  }

  /** The components of {@code value}, a record with these {@code fields}. */
  List<Part> of(List<FieldRef> fields, Value value) {
    if (!(value instanceof Value.Reference reference)
        || !(heap.get(reference) instanceof HeapObject.Instance instance)) {
      throw new LostTrack("which record is meant");
    }
    List<Part> parts = new ArrayList<>();
    for (FieldRef each : fields) {
      Value held = instance.fields().get(each);
      parts.add(new Part(each, held == null ? types.initial(each.descriptor()) : held));
    }
    return parts;
  }

  /**
   * Whether {@code self}, a record with these {@code fields}, equals {@code other}, if the pairs
   * that are added to {@code open} do. Records are final, so that one class is no other.
   */
  Fact equal(List<FieldRef> fields, Value self, Value other, List<Pair> open) {
    if (other instanceof Value.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    if (self.equals(other) || !(other instanceof Value.Reference right)) {
      return arithmetic.truth(self.equals(other));
    }
    List<Part> left = of(fields, self);
    if (!heap.get(right).type().equals(heap.get((Value.Reference) self).type())) {
      return arithmetic.truth(false);
    }
    Fact all = arithmetic.truth(true);
    List<Part> others = of(fields, other);
    for (int i = 0; i < left.size(); i++) {
      all = arithmetic.and(all, equal(left.get(i).value(), others.get(i).value(), open));
    }
    return all;
  }

  private Fact equal(Value left, Value right, List<Pair> open) {
    if (left instanceof Value.Numeric a && right instanceof Value.Numeric b) {
      return arithmetic.identical(a, b);
    }
    boolean isKnown = !(left instanceof Value.Unknown || right instanceof Value.Unknown);
    boolean hasNull = left instanceof Value.Null || right instanceof Value.Null;
    if (isKnown && (hasNull || left.equals(right))) {
      return arithmetic.truth(left.equals(right));
    }
    String type = typeOf(left);
    if (isValue(type) && isValue(typeOf(right))) {
      open.add(new Pair(left, right));
      return arithmetic.truth(true);
    }
    if (type.startsWith("[") || types.isA(type, "java/lang/Enum")) {
      return arithmetic.truth(false); // they equal but themselves
    }
    return equal(generated(type, "equals", "(Ljava/lang/Object;)Z"), left, right, open);
  }

  private String typeOf(Value value) {
    if (value instanceof Value.Reference reference) {
      return heap.get(reference).type();
    }
    throw new LostTrack("what a component of a record is");
  }

  private static boolean isValue(String type) {
    return type.equals("java/lang/String") || JdkValues.isBox(type);
  }

  /** The fields of the record {@code type}, whose method of this name nobody wrote. */
  private List<FieldRef> generated(String type, String name, String descriptor) {
    ClassModel record = hierarchy.find(type);
    MethodModel method = record == null ? null : record.find(name, descriptor);
    if (method != null && method.hasCode()) {
      for (Statement each : method.code().statements()) {
        if (each instanceof InvokeDynamic call && includes(call)) {
          return fields(call);
        }
      }
    }
    throw new LostTrack("what a component of a record does");
  }

  /** The hash of a component; null if the contents of a string or box say it. */
  @Nullable Value hash(Part part) {
    Value value = part.value();
    if (value instanceof Value.Null) {
      return arithmetic.constant(0);
    }
    return switch (part.field().descriptor()) {
      case "I", "S", "C", "B" -> value;
      case "Z" ->
          arithmetic.choose(
              arithmetic.isAt((Value.Numeric) value, 1),
              arithmetic.constant(HASH_OF_TRUE),
              arithmetic.constant(HASH_OF_FALSE));
      case "J" -> folded(value);
      case "F", "D" -> throw new LostTrack("the hash of a component of a record");
      default -> isValue(typeOf(value)) ? null : hashOfRecord(value);
    };
  }

  private Value hashOfRecord(Value value) {
    Value result = arithmetic.constant(0);
    for (Part each : of(generated(typeOf(value), "hashCode", "()I"), value)) {
      Value hash = hash(each);
      if (hash == null) {
        throw new LostTrack("the hash of a record in a record");
      }
      Value scaled = arithmetic.binary(BinaryOperator.IMUL, result, arithmetic.constant(FACTOR));
      result = arithmetic.binary(BinaryOperator.IADD, scaled, hash);
    }
    return result;
  }

  private Value folded(Value value) {
    Value half = arithmetic.constant(HALF_OF_LONG);
    Value high = arithmetic.binary(BinaryOperator.LUSHR, value, half);
    return arithmetic.unary(UnaryOperator.L2I, arithmetic.binary(BinaryOperator.LXOR, value, high));
  }
}
