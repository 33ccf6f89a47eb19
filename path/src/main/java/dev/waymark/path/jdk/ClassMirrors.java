package dev.waymark.path.jdk;

import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What classes say of themselves, and of arrays and constants of their type. */
final class ClassMirrors {
  private final World world;
  private final Heap heap;
  private final NumberOperations arithmetic;

  ClassMirrors(World world, Heap heap, NumberOperations arithmetic) {
    this.world = world;
    this.heap = heap;
    this.arithmetic = arithmetic;
  }

  /** What {@code call} does; null if it is none of those. */
  @Nullable JdkEffect call(Invoke call, List<PathValue> arguments) {
    if (arguments.isEmpty() || !(arguments.get(0) instanceof PathValue.Reference reference)) {
      return null;
    }
    HeapObject object = heap.get(reference);
    if (object instanceof HeapObject.Mirror mirror) {
      return ofMirror(call, mirror, arguments);
    }
    boolean isLength = is(call, "java/lang/reflect/Array", "getLength");
    boolean isFixed = !heap.carried().isOpen(reference);
    return isLength && isFixed && object instanceof HeapObject.Array array
        ? new JdkEffect.Gives(arithmetic.constant(array.elements().size()))
        : null;
  }

  private static boolean is(Invoke call, String owner, String name) {
    return call.method().owner().equals(owner) && call.name().equals(name);
  }

  private @Nullable JdkEffect ofMirror(
      Invoke call, HeapObject.Mirror mirror, List<PathValue> arguments) {
    String type = mirror.named();
    PathValue known =
        switch (call.method().owner() + "." + call.name()) {
          case "java/lang/Class.getName" -> heap.literal(type.replace('/', '.'));
          case "java/lang/Class.isArray" -> arithmetic.constant(type.startsWith("[") ? 1 : 0);
          case "java/lang/Class.getComponentType" -> component(type);
          case "java/lang/Class.getSuperclass" -> parent(type);
          case "java/lang/reflect/Array.newInstance" -> array(type, arguments.get(1));
          default -> null;
        };
    if (known != null) {
      return new JdkEffect.Gives(known);
    }
    boolean isUniverse =
        is(call, "java/util/EnumSet", "getUniverse")
            || is(call, "java/util/EnumMap", "getKeyUniverse");
    return isUniverse ? constants(type) : null;
  }

  private @Nullable PathValue component(String type) {
    boolean isOfObjects = type.startsWith("[") && type.length() > 2;
    return isOfObjects ? heap.mirror(Types.named(type.substring(1))) : null;
  }

  private @Nullable PathValue parent(String type) {
    ClassModel model = world.hierarchy().find(type);
    String parent = model == null || model.isInterface() ? null : model.superName();
    return parent == null ? null : heap.mirror(parent);
  }

  private @Nullable PathValue array(String type, PathValue length) {
    Integer count = length instanceof PathValue.Numeric number ? arithmetic.intOf(number) : null;
    return count == null || count < 0
        ? null
        : heap.add(
            new HeapObject.Array(
                "[" + Types.descriptor(type), Collections.nCopies(count, new PathValue.Null())));
  }

  /** The constants of an enum, in order. */
  private @Nullable JdkEffect constants(String type) {
    ClassModel model = world.hierarchy().find(type);
    MethodModel values = model == null ? null : model.find("values", "()[L" + type + ";");
    return values == null
        ? null
        : new JdkEffect.Runs(List.of(new JdkEffect.Step(values, List.of())));
  }
}
