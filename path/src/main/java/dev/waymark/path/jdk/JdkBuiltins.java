package dev.waymark.path.jdk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.ir.Invoke;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Methods of the JDK that do nothing but with references and whole arrays, known by name. */
public final class JdkBuiltins {
  private static final String OBJECTS = "java/util/Objects";
  private static final String SYSTEM = "java/lang/System";

  private final Heap heap;
  private final NumberOperations arithmetic;
  private final Types types;

  public JdkBuiltins(Heap heap, NumberOperations arithmetic, Types types) {
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  public static boolean includes(Invoke call) {
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
  public @Nullable PathValue call(Invoke call, List<PathValue> arguments) {
    PathValue first = arguments.get(0);
    return switch (call.name()) {
      case "requireNonNull" -> first instanceof PathValue.Null ? null : known(first);
      case "clone" -> cloned(array(first), (PathValue.Reference) first);
      default -> copy(arguments);
    };
  }

  private PathValue cloned(HeapObject.Array array, PathValue.Reference original) {
    PathValue.Reference copy = heap.add(array.copy());
    PathValue.Numeric length = heap.carried().length(original);
    if (!heap.carried().inner(original).isEmpty()) {
      throw new LostTrack("arrays in a copy that nobody has looked at");
    }
    return length == null ? copy : heap.open(copy, length);
  }

  private static PathValue known(PathValue value) {
    if (value instanceof PathValue.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return value;
  }

  private HeapObject.Array array(PathValue value) {
    if (value instanceof PathValue.Reference reference
        && heap.get(reference) instanceof HeapObject.Array array) {
      return array;
    }
    throw new LostTrack("which array is copied");
  }

  private HeapObject.Array fixed(PathValue value) {
    HeapObject.Array array = array(value);
    if (heap.carried().isOpen((PathValue.Reference) value)) {
      throw new LostTrack("how long an array is that is copied");
    }
    return array;
  }

  /** Within the bounds, and of elements that fit: nothing can fail. */
  private PathValue copy(List<PathValue> arguments) {
    HeapObject.Array from = fixed(arguments.get(0));
    HeapObject.Array to = fixed(arguments.get(2));
    int start = position(arguments.get(1));
    int target = position(arguments.get(3));
    int length = position(arguments.get(4));
    if (start + (long) length > from.elements().size()
        || target + (long) length > to.elements().size()) {
      throw new LostTrack("what System.arraycopy does");
    }
    List<PathValue> copied = List.copyOf(from.elements().subList(start, start + length));
    if (!from.type().equals(to.type()) && !copied.stream().allMatch(each -> fits(each, to))) {
      throw new LostTrack("what System.arraycopy does");
    }
    for (int i = 0; i < length; i++) {
      to.elements().set(target + i, copied.get(i));
    }
    return new PathValue.Unknown("the result of System.arraycopy");
  }

  private boolean fits(PathValue value, HeapObject.Array array) {
    String type = array.elementType();
    boolean isOfObjects = type.length() > 1;
    return isOfObjects
        && (value instanceof PathValue.Null
            || (value instanceof PathValue.Reference reference
                && types.isA(heap.get(reference).type(), Types.named(type))));
  }

  private int position(PathValue value) {
    Integer position = value instanceof PathValue.Numeric number ? arithmetic.intOf(number) : null;
    if (position == null || position < 0) {
      throw new LostTrack("which part of an array is copied");
    }
    return position;
  }
}
