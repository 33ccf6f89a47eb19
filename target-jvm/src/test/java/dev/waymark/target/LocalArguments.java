package dev.waymark.target;

import dev.waymark.target.wire.InputValue;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes inputs in this JVM, of the classes of a loader, and calls methods with them. */
final class LocalArguments {
  private final ClassLoader loader;

  LocalArguments(ClassLoader loader) {
    this.loader = loader;
  }

  /** Calls a method or constructor, on the first argument if it is one of an object. */
  @Nullable Object call(String owner, String name, String descriptor, List<InputValue> values)
      throws ReflectiveOperationException {
    Executable called = find(owner, name, descriptor);
    Class<?>[] types = called.getParameterTypes();
    int receivers = values.size() - types.length;
    List<@Nullable Object> made = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      Class<?> type = i < receivers ? Object.class : types[i - receivers];
      made.add(
          values.get(i) instanceof InputValue.Same same
              ? made.get(same.input())
              : make(type, values.get(i)));
    }
    @Nullable Object[] arguments = made.subList(receivers, made.size()).toArray();
    return called instanceof Constructor<?> constructor
        ? constructor.newInstance(arguments)
        : ((Method) called).invoke(receivers == 0 ? null : made.get(0), arguments);
  }

  private Executable find(String owner, String name, String descriptor)
      throws ReflectiveOperationException {
    Class<?> type = Class.forName(owner, true, loader);
    MethodType wanted = MethodType.fromMethodDescriptorString(descriptor, loader);
    Stream<? extends Executable> all =
        name.equals("<init>")
            ? Arrays.stream(type.getDeclaredConstructors())
            : Arrays.stream(type.getDeclaredMethods())
                .filter(each -> each.getReturnType() == wanted.returnType());
    Executable found =
        all.filter(each -> name.equals("<init>") || each.getName().equals(name))
            .filter(each -> List.of(each.getParameterTypes()).equals(wanted.parameterList()))
            .findFirst()
            .orElseThrow();
    found.setAccessible(true);
    return found;
  }

  private @Nullable Object make(Class<?> type, InputValue value)
      throws ReflectiveOperationException {
    if (value instanceof InputValue.Primitive number) {
      return box(type.descriptorString(), number.bits());
    }
    if (value instanceof InputValue.Array array) {
      Class<?> whole = Class.forName(array.type().replace('/', '.'), false, loader);
      Object made = Array.newInstance(whole.getComponentType(), array.elements().size());
      for (int i = 0; i < array.elements().size(); i++) {
        Array.set(made, i, make(whole.getComponentType(), array.elements().get(i)));
      }
      return made;
    }
    if (value instanceof InputValue.Text text) {
      StringBuilder made = new StringBuilder();
      text.characters().forEach(c -> made.append((char) ((InputValue.Primitive) c).bits()));
      return new String(made.toString().toCharArray()); // one that is no other
    }
    return value instanceof InputValue.Null ? null : object(value);
  }

  private @Nullable Object object(InputValue value) throws ReflectiveOperationException {
    if (value instanceof InputValue.Box box) {
      return box(box.type(), ((InputValue.Primitive) box.number()).bits());
    }
    if (value instanceof InputValue.Constant constant) {
      Class<?> owner = Class.forName(constant.owner(), true, loader);
      Field field = owner.getDeclaredField(constant.name());
      field.setAccessible(true);
      return field.get(null);
    }
    if (value instanceof InputValue.Made made) {
      return call(made.owner(), made.name(), made.descriptor(), made.arguments());
    }
    InputValue.Elements elements = (InputValue.Elements) value;
    List<@Nullable Object> objects = new ArrayList<>();
    for (InputValue each : elements.elements()) {
      objects.add(make(Object.class, each));
    }
    return switch (elements.kind()) {
      case "LIST" -> objects;
      case "SET" -> new LinkedHashSet<>(objects);
      case "MAP" -> map(objects);
      default -> objects.isEmpty() ? Optional.empty() : Optional.ofNullable(objects.get(0));
    };
  }

  private static Map<@Nullable Object, @Nullable Object> map(List<@Nullable Object> pairs) {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.size(); i += 2) {
      map.put(pairs.get(i), pairs.get(i + 1));
    }
    return map;
  }

  private static Object box(String type, long bits) {
    return switch (type) {
      case "Z" -> bits != 0;
      case "B" -> (byte) bits;
      case "C" -> (char) bits;
      case "S" -> (short) bits;
      case "I" -> (int) bits;
      case "J" -> bits;
      case "F" -> Float.intBitsToFloat((int) bits);
      default -> Double.longBitsToDouble(bits);
    };
  }
}
