package dev.waymark.path;

import dev.waymark.program.ir.Invoke;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What classes say of themselves, and arrays to reflection. */
final class Mirrors {
  private final Heap heap;
  private final Arithmetic arithmetic;

  Mirrors(Heap heap, Arithmetic arithmetic) {
    this.heap = heap;
    this.arithmetic = arithmetic;
  }

  /** What {@code call} does; null if it is none of those. */
  @Nullable Effect call(Invoke call, List<Value> arguments) {
    if (arguments.isEmpty() || !(arguments.get(0) instanceof Value.Reference reference)) {
      return null;
    }
    HeapObject object = heap.get(reference);
    Value known =
        switch (call.method().owner() + "." + call.name()) {
          case "java/lang/Class.getName" -> object instanceof HeapObject.Mirror m ? name(m) : null;
          case "java/lang/Class.isArray" -> object instanceof HeapObject.Mirror m ? kind(m) : null;
          case "java/lang/reflect/Array.getLength" -> length(reference, object);
          default -> null;
        };
    return known == null ? null : new Effect.Gives(known);
  }

  private Value name(HeapObject.Mirror mirror) {
    return heap.literal(mirror.named().replace('/', '.'));
  }

  private Value kind(HeapObject.Mirror mirror) {
    return arithmetic.constant(mirror.named().startsWith("[") ? 1 : 0);
  }

  private @Nullable Value length(Value.Reference reference, HeapObject object) {
    boolean isFixed = heap.carried().length(reference) == null;
    return isFixed && object instanceof HeapObject.Array array
        ? arithmetic.constant(array.elements().size())
        : null;
  }
}
