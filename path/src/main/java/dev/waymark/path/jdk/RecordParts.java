package dev.waymark.path.jdk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
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
  private final NumberOperations arithmetic;
  private final Types types;

  RecordParts(ClassHierarchy hierarchy, Heap heap, NumberOperations arithmetic, Types types) {
    this.hierarchy = hierarchy;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  /** A component, and what it is. */
  record Part(FieldRef field, PathValue value) {}

  /** Two strings or boxes, whose contents say whether they are equal. */
  record Pair(PathValue left, PathValue right) {}

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
  List<Part> of(List<FieldRef> fields, PathValue value) {
    if (!(value instanceof PathValue.Reference reference)
        || !(heap.get(reference) instanceof HeapObject.Instance instance)) {
      throw new LostTrack("which record is meant");
    }
    List<Part> parts = new ArrayList<>();
    for (FieldRef each : fields) {
      PathValue held = instance.fields().get(each);
      parts.add(new Part(each, held == null ? types.initial(each.descriptor()) : held));
    }
    return parts;
  }

  /**
   * Whether {@code self}, a record with these {@code fields}, equals {@code other}, if the pairs
   * that are added to {@code open} do. Records are final, so that one class is no other.
   */
  Claim equal(List<FieldRef> fields, PathValue self, PathValue other, List<Pair> open) {
    if (other instanceof PathValue.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    if (self.equals(other) || !(other instanceof PathValue.Reference right)) {
      return arithmetic.truth(self.equals(other));
    }
    List<Part> left = of(fields, self);
    if (!heap.get(right).type().equals(heap.get((PathValue.Reference) self).type())) {
      return arithmetic.truth(false);
    }
    Claim all = arithmetic.truth(true);
    List<Part> others = of(fields, other);
    for (int i = 0; i < left.size(); i++) {
      all = arithmetic.and(all, equal(left.get(i).value(), others.get(i).value(), open));
    }
    return all;
  }

  private Claim equal(PathValue left, PathValue right, List<Pair> open) {
    if (left instanceof PathValue.Numeric a && right instanceof PathValue.Numeric b) {
      return arithmetic.identical(a, b);
    }
    boolean isKnown = !(left instanceof PathValue.Unknown || right instanceof PathValue.Unknown);
    boolean hasNull = left instanceof PathValue.Null || right instanceof PathValue.Null;
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

  private String typeOf(PathValue value) {
    if (value instanceof PathValue.Reference reference) {
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
  @Nullable PathValue hash(Part part) {
    PathValue value = part.value();
    if (value instanceof PathValue.Null) {
      return arithmetic.constant(0);
    }
    return switch (part.field().descriptor()) {
      case "I", "S", "C", "B" -> value;
      case "Z" ->
          arithmetic.choose(
              arithmetic.isAt((PathValue.Numeric) value, 1),
              arithmetic.constant(HASH_OF_TRUE),
              arithmetic.constant(HASH_OF_FALSE));
      case "J" -> folded(value);
      case "F", "D" -> throw new LostTrack("the hash of a component of a record");
      default -> isValue(typeOf(value)) ? null : hashOfRecord(value);
    };
  }

  private PathValue hashOfRecord(PathValue value) {
    PathValue result = arithmetic.constant(0);
    for (Part each : of(generated(typeOf(value), "hashCode", "()I"), value)) {
      PathValue hash = hash(each);
      if (hash == null) {
        throw new LostTrack("the hash of a record in a record");
      }
      PathValue scaled =
          arithmetic.binary(BinaryOperator.IMUL, result, arithmetic.constant(FACTOR));
      result = arithmetic.binary(BinaryOperator.IADD, scaled, hash);
    }
    return result;
  }

  private PathValue folded(PathValue value) {
    PathValue half = arithmetic.constant(HALF_OF_LONG);
    PathValue high = arithmetic.binary(BinaryOperator.LUSHR, value, half);
    return arithmetic.unary(UnaryOperator.L2I, arithmetic.binary(BinaryOperator.LXOR, value, high));
  }
}
