package dev.waymark.path.statement;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.Types;
import dev.waymark.path.jdk.CarrierQuestions;
import dev.waymark.path.jdk.JdkContainers;
import dev.waymark.path.jdk.JdkLocales;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Sort;

/** Static fields, the declaring classes of all fields, and what fits into narrow ones. */
public final class FieldAccess {
  private final World world;
  private final Heap heap;
  private final NumberOperations arithmetic;
  private final Types types;

  public FieldAccess(World world, Heap heap, NumberOperations arithmetic, Types types) {
    this.world = world;
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  /** Whether nobody walks through the code of {@code type}. */
  public boolean isForeign(String type) {
    return !world.callees().isOpen(type) && !JdkContainers.initializes(type);
  }

  public FieldRef resolve(FieldRef field) {
    if (CarrierQuestions.includes(field)) {
      return field;
    }
    FieldRef declared = world.hierarchy().resolve(field);
    if (declared == null) {
      throw new LostTrack("the field " + field);
    }
    return declared;
  }

  public PathValue getStatic(FieldRef named) {
    FieldRef field = resolve(named);
    if (CarrierQuestions.includes(field)) {
      return new CarrierQuestions(heap, arithmetic, types).field(field);
    }
    if (JdkContainers.isOff(field)) {
      return arithmetic.constant(0);
    }
    if (field.owner().equals(JdkLocales.OWNER)) {
      return JdkLocales.field(field, heap);
    }
    if (JdkContainers.isEmptyList(field)) {
      return JdkContainers.emptyList(field, heap);
    }
    PathValue written = heap.getStatic(field);
    if (written != null) {
      return written;
    }
    ClassModel owner = world.hierarchy().find(field.owner());
    if (owner == null || isForeign(field.owner())) {
      return new PathValue.Unknown("what " + field + " holds");
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
  PathValue narrowed(String descriptor, PathValue value) {
    return switch (descriptor) {
      case "B" -> arithmetic.unary(UnaryOperator.I2B, value);
      case "C" -> arithmetic.unary(UnaryOperator.I2C, value);
      case "S" -> arithmetic.unary(UnaryOperator.I2S, value);
      case "Z" -> arithmetic.binary(BinaryOperator.IAND, value, arithmetic.constant(1));
      default -> value;
    };
  }
}
