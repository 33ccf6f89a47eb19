package dev.waymark.path.jdk;

import dev.waymark.library.LibraryMember;
import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.probe.CharacterFunction;
import dev.waymark.probe.Intrinsic;
import dev.waymark.program.ir.FieldRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What models ask about carriers, answered from what lies beside the objects of a walk; and what
 * they check only because code that nobody sees may have been at work, which on a walk is none.
 */
public final class CarrierQuestions {
  private static final String FUNCTION = Types.nameOf(CharacterFunction.class);

  private final Heap heap;
  private final NumberOperations arithmetic;
  private final Types types;

  public CarrierQuestions(Heap heap, NumberOperations arithmetic, Types types) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  public static boolean includes(FieldRef field) {
    return Intrinsic.isOfProbe(field.owner());
  }

  /** A field of the probe. */
  public PathValue field(FieldRef field) {
    if (field.owner().equals(FUNCTION)) {
      return heap.known(CharacterFunction.valueOf(field.name()));
    }
    int made = heap.carried().made();
    if (Intrinsic.saysAnyCarriers(field.owner(), field.name())) {
      return arithmetic.constant(Math.min(made, 1));
    }
    if (Intrinsic.countsCarriers(field.owner(), field.name())) {
      return arithmetic.constant(made);
    }
    throw new LostTrack("the field " + field);
  }

  /** What a model checks as a precaution, and need not. */
  public PathValue check(LibraryMember.Precaution precaution, List<PathValue> arguments) {
    return switch (precaution) {
      case IN_STEP -> arithmetic.constant(1);
      case FAILURE -> arguments.get(0);
    };
  }

  /** The answer to {@code asked}, which is unset for void. */
  public PathValue call(Intrinsic asked, List<PathValue> arguments) {
    return switch (asked) {
      case CARRY -> put(object(arguments.get(0)), object(arguments.get(1)));
      case CONTENTS -> contents(arguments.get(0));
      case NUMBER -> arithmetic.constant(heap.carried().number(object(arguments.get(0))));
      case FORGET -> forget(object(arguments.get(0)));
      case REACHES -> arithmetic.constant(reaches(arguments.get(0)) ? 1 : 0);
      default -> throw new LostTrack("what " + asked + " does in a model");
    };
  }

  private PathValue put(PathValue.Reference object, PathValue.Reference contents) {
    heap.carry(object, contents);
    return new PathValue.Unknown("the result of put");
  }

  private PathValue forget(PathValue.Reference object) {
    heap.carried().forget(object);
    return new PathValue.Unknown("the result of forget");
  }

  private PathValue contents(PathValue value) {
    if (value instanceof PathValue.Null) {
      return value;
    }
    PathValue.Reference reference = object(value);
    PathValue.@Nullable Reference contents = heap.carried().contents(reference);
    if (contents == null && isUnknown(heap.get(reference))) {
      throw new LostTrack("what is in a " + heap.get(reference).type().replace('/', '.'));
    }
    return contents == null ? new PathValue.Null() : contents;
  }

  private static boolean isUnknown(HeapObject object) {
    return object instanceof HeapObject.Opaque && JdkValues.includes(object.type());
  }

  /** Of an unknown value nobody can say. */
  private boolean reaches(PathValue value) {
    if (value instanceof PathValue.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return new CarrierReach(heap, types).includes(value);
  }

  private static PathValue.Reference object(PathValue value) {
    if (value instanceof PathValue.Reference reference) {
      return reference;
    }
    throw new LostTrack(value instanceof PathValue.Unknown unknown ? unknown.reason() : "null");
  }
}
