package dev.waymark.path.jdk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether a carrier is in an object: in a container of the JDK, or an array. More may be found than
 * the executor finds, which goes by what containers show: then models look at more than they need.
 */
final class CarrierReach {
  private static final List<String> CONTAINERS =
      List.of("java/util/Collection", "java/util/Map", "java/util/Map$Entry", "java/util/Optional");

  private final Heap heap;
  private final Types types;
  private final Set<PathValue.Reference> seen = new HashSet<>();

  CarrierReach(Heap heap, Types types) {
    this.heap = heap;
    this.types = types;
  }

  /** Whether {@code value} is a carrier, or one is in it. */
  boolean includes(PathValue value) {
    if (!(value instanceof PathValue.Reference reference) || !seen.add(reference)) {
      return false;
    }
    if (heap.carried().contents(reference) != null) {
      return true;
    }
    HeapObject object = heap.get(reference);
    if (object instanceof HeapObject.Array array) {
      return array.elementType().length() > 1 && array.elements().stream().anyMatch(this::includes);
    }
    if (object instanceof HeapObject.Opaque && JdkValues.includes(object.type())) {
      throw new LostTrack("what is in a " + object.type().replace('/', '.'));
    }
    return object instanceof HeapObject.Instance instance && isIn(instance);
  }

  private boolean isIn(HeapObject.Instance instance) {
    if (!instance.type().startsWith("java/util/")) {
      checkOwn(instance.type());
      return false;
    }
    return instance.fields().values().stream().anyMatch(this::includes);
  }

  /** What is in an object that inherits from a container, its class alone knows. */
  private void checkOwn(String type) {
    if (CONTAINERS.stream().anyMatch(each -> types.isA(type, each))) {
      throw new LostTrack("what is in a " + type.replace('/', '.'));
    }
  }
}
