package dev.waymark.path;

import dev.waymark.program.ClassModel;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Sort;

/** Static fields, the declaring classes of all fields, and what fits into narrow ones. */
final class Fields {
  private final World world;
  private final Heap heap;
  private final Arithmetic arithmetic;
  private final Types types;

  Fields(World world, Heap heap, Arithmetic arithmetic, Types types) {
    this.world = world;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  /** Whether nobody walks through the code of {@code type}. */
  boolean isForeign(String type) {
    return !world.callees().isOpen(type) && !Containers.initializes(type);
  }

  FieldRef resolve(FieldRef field) {
    if (Carriers.includes(field)) {
      return field;
    }
    FieldRef declared = world.hierarchy().resolve(field);
    if (declared == null) {
      throw new LostTrack("the field " + field);
    }
    return declared;
  }

  Value getStatic(FieldRef named) {
    FieldRef field = resolve(named);
    if (Carriers.includes(field)) {
      return new Carriers(heap, arithmetic, types).field(field);
    }
    if (Containers.isOff(field)) {
      return arithmetic.constant(0);
    }
    if (field.owner().equals(Locales.OWNER)) {
      return Locales.field(field, heap);
    }
    if (Containers.isEmptyList(field)) {
      return Containers.emptyList(field, heap);
    }
    Value written = heap.getStatic(field);
    if (written != null) {
      return written;
    }
    ClassModel owner = world.hierarchy().find(field.owner());
    if (owner == null || isForeign(field.owner())) {
      return new Value.Unknown("what " + field + " holds");
    }
    Object constant = owner.constantValue(field);
    if (constant == null) {
      return types.initial(field.descriptor());
    }
    Kind kind = Kind.of(field.descriptor());
    return kind == Kind.REFERENCE
        ? heap.literal(constant.toString())
        : arithmetic.constant(Sort.of(kind), kind.bitsOf(constant));
  }

  /** What becomes of {@code value} in a field or element of this type. */
  Value narrowed(String descriptor, Value value) {
    return switch (descriptor) {
      case "B" -> arithmetic.unary(UnaryOperator.I2B, value);
      case "C" -> arithmetic.unary(UnaryOperator.I2C, value);
      case "S" -> arithmetic.unary(UnaryOperator.I2S, value);
      case "Z" -> arithmetic.binary(BinaryOperator.IAND, value, arithmetic.constant(1));
      default -> value;
    };
  }
}
