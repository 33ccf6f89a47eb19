package dev.waymark.path.jdk;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.ir.Kind;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Values that do not depend on the input, as objects of Java and back. */
public final class JavaObjects {
  private final Heap heap;
  private final NumberOperations arithmetic;

  public JavaObjects(Heap heap, NumberOperations arithmetic) {
    this.heap = heap;
    this.arithmetic = arithmetic;
  }

  /** Whether {@code value} is the same for all inputs, and can be an object of Java. */
  public boolean includes(PathValue value) {
    if (value instanceof PathValue.Numeric number) {
      return number.term() instanceof Constant;
    }
    if (!(value instanceof PathValue.Reference reference)) {
      return value instanceof PathValue.Null;
    }
    HeapObject object = heap.get(reference);
    return object instanceof HeapObject.Known
        || (object instanceof HeapObject.Builder && heap.carried().contents(reference) == null)
        || (object instanceof HeapObject.Array array && isConstant(reference, array));
  }

  private boolean isConstant(PathValue.Reference reference, HeapObject.Array array) {
    return array.elementType().length() == 1
        && !heap.carried().isOpen(reference)
        && array.elements().stream().allMatch(this::includes);
  }

  /** The object of Java that {@code value} of type {@code descriptor} is. */
  public @Nullable Object toJava(PathValue value, String descriptor) {
    if (value instanceof PathValue.Numeric number) {
      return boxed(descriptor, ((Constant) number.term()).bits());
    }
    if (!(value instanceof PathValue.Reference reference)) {
      return null;
    }
    HeapObject object = heap.get(reference);
    if (object instanceof HeapObject.Array array) {
      return array(array);
    }
    Object java =
        object instanceof HeapObject.Known known
            ? known.value()
            : ((HeapObject.Builder) object).text();
    heap.readText(reference, java.toString());
    return java;
  }

  static Object boxed(String descriptor, long bits) {
    return switch (descriptor) {
      case "Z" -> bits == 1;
      case "B" -> (byte) bits;
      case "C" -> (char) bits;
      case "S" -> (short) bits;
      default -> Kind.of(descriptor).box(bits);
    };
  }

  private Object array(HeapObject.Array array) {
    String type = array.elementType();
    int length = array.elements().size();
    Object java =
        Array.newInstance(
            MethodType.methodType(boxed(type, 0).getClass()).unwrap().returnType(), length);
    for (int i = 0; i < length; i++) {
      Array.set(java, i, toJava(array.elements().get(i), type));
    }
    return java;
  }

  /** What {@code java}, which has this type or is one of it, is here. */
  public PathValue toValue(@Nullable Object java, String descriptor) {
    if (descriptor.length() == 1) {
      Kind kind = Kind.of(descriptor);
      return arithmetic.constant(Sort.of(kind), kind.bitsOf(Objects.requireNonNull(java)));
    }
    if (java == null) {
      return new PathValue.Null();
    }
    if (!descriptor.startsWith("[")) {
      return heap.known(java);
    }
    List<PathValue> elements = new ArrayList<>();
    for (int i = 0; i < Array.getLength(java); i++) {
      elements.add(toValue(Array.get(java, i), descriptor.substring(1)));
    }
    return heap.add(new HeapObject.Array(descriptor, elements));
  }
}
