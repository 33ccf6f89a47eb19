package dev.waymark.path;

import dev.waymark.program.ir.Invoke;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Methods of the JDK that do nothing but with references and whole arrays, known by name. */
final class Builtins {
  private static final String OBJECTS = "java/util/Objects";
  private static final String SYSTEM = "java/lang/System";

  private final Heap heap;
  private final Arithmetic arithmetic;
  private final Types types;

  Builtins(Heap heap, Arithmetic arithmetic, Types types) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  static boolean includes(Invoke call) {
    String owner = call.method().owner();
    return switch (call.name()) {
      case "requireNonNull" ->
          owner.equals(OBJECTS) && !call.descriptor().contains("java/util/function");
      case "arraycopy" -> owner.equals(SYSTEM);
      case "clone" -> owner.startsWith("[");
      default -> false;
    };
  }

  /**
   * The result of {@code call}, which is unset for void; null if it throws a {@code
   * NullPointerException}.
   *
   * @param arguments the receiver first, if there is one
   */
  @Nullable Value call(Invoke call, List<Value> arguments) {
    Value first = arguments.get(0);
    return switch (call.name()) {
      case "requireNonNull" -> first instanceof Value.Null ? null : known(first);
      case "clone" -> cloned(array(first), (Value.Reference) first);
      default -> copy(arguments);
    };
  }

  private Value cloned(HeapObject.Array array, Value.Reference original) {
    Value.Reference copy = heap.add(array.copy());
    Value.Numeric length = heap.carried().length(original);
    if (!heap.carried().inner(original).isEmpty()) {
      throw new LostTrack("arrays in a copy that nobody has looked at");
    }
    return length == null ? copy : heap.open(copy, length);
  }

  private static Value known(Value value) {
    if (value instanceof Value.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return value;
  }

  private HeapObject.Array array(Value value) {
    if (value instanceof Value.Reference reference
        && heap.get(reference) instanceof HeapObject.Array array) {
      return array;
    }
    throw new LostTrack("which array is copied");
  }

  private HeapObject.Array fixed(Value value) {
    HeapObject.Array array = array(value);
    if (heap.carried().length((Value.Reference) value) != null) {
      throw new LostTrack("how long an array is that is copied");
    }
    return array;
  }

  /** Within the bounds, and of elements that fit: nothing can fail. */
  private Value copy(List<Value> arguments) {
    HeapObject.Array from = fixed(arguments.get(0));
    HeapObject.Array to = fixed(arguments.get(2));
    int start = position(arguments.get(1));
    int target = position(arguments.get(3));
    int length = position(arguments.get(4));
    if (start + (long) length > from.elements().size()
        || target + (long) length > to.elements().size()) {
      throw new LostTrack("what System.arraycopy does");
    }
    List<Value> copied = List.copyOf(from.elements().subList(start, start + length));
    if (!from.type().equals(to.type()) && !copied.stream().allMatch(each -> fits(each, to))) {
      throw new LostTrack("what System.arraycopy does");
    }
    for (int i = 0; i < length; i++) {
      to.elements().set(target + i, copied.get(i));
    }
    return new Value.Unknown("the result of System.arraycopy");
  }

  private boolean fits(Value value, HeapObject.Array array) {
    String type = array.elementType();
    boolean isOfObjects = type.length() > 1;
    return isOfObjects
        && (value instanceof Value.Null
            || (value instanceof Value.Reference reference
                && types.isA(heap.get(reference).type(), Types.named(type))));
  }

  private int position(Value value) {
    Integer position = value instanceof Value.Numeric number ? arithmetic.intOf(number) : null;
    if (position == null || position < 0) {
      throw new LostTrack("which part of an array is copied");
    }
    return position;
  }
}
