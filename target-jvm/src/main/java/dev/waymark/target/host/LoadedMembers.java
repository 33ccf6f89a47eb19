package dev.waymark.target.host;

import dev.waymark.target.wire.InputValue;
import dev.waymark.target.wire.RunRequest;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds methods, constructors and fields; remembers what it found. */
final class LoadedMembers {
  private final RemoteLoader loader;
  private final Map<String, Executable> calls = new HashMap<>();
  private final Map<String, Class<?>> arrays = new HashMap<>();
  private final Map<InputValue.Constant, Field> fields = new HashMap<>();

  LoadedMembers(RemoteLoader loader) {
    this.loader = loader;
  }

  /** The entry of a request. */
  Executable find(RunRequest request) throws ReflectiveOperationException {
    return find(request.type(), request.method(), request.descriptor());
  }

  /** The method or constructor; its class is initialized. */
  Executable find(String owner, String name, String descriptor)
      throws ReflectiveOperationException {
    String key = owner + "." + name + descriptor;
    Executable known = calls.get(key);
    if (known == null) {
      Class<?> type = Class.forName(owner, true, loader);
      Class<?>[] parameters =
          MethodType.fromMethodDescriptorString(descriptor, loader).parameterArray();
      known =
          name.equals("<init>")
              ? type.getDeclaredConstructor(parameters)
              : type.getDeclaredMethod(name, parameters);
      known.setAccessible(true);
      calls.put(key, known);
    }
    return known;
  }

  /** The class with this descriptor. */
  Class<?> arrayType(String descriptor) {
    return arrays.computeIfAbsent(
        descriptor, key -> MethodType.fromMethodDescriptorString("()" + key, loader).returnType());
  }

  /** What is in a static field; its class is initialized. */
  @Nullable Object constant(InputValue.Constant constant) throws ReflectiveOperationException {
    Field known = fields.get(constant);
    if (known == null) {
      known = Class.forName(constant.owner(), true, loader).getDeclaredField(constant.name());
      known.setAccessible(true);
      fields.put(constant, known);
    }
    return known.get(null);
  }

  /** Initializes what makes {@code values} before the run, so that it is no part of the trace. */
  void prepare(List<InputValue> values) throws ReflectiveOperationException {
    for (InputValue value : values) {
      if (value instanceof InputValue.Constant constant) {
        Object unused = constant(constant);
      } else if (value instanceof InputValue.Made made) {
        find(made.owner(), made.name(), made.descriptor());
        prepare(made.arguments());
      } else if (value instanceof InputValue.Elements elements) {
        prepare(elements.elements());
      } else if (value instanceof InputValue.Array array) {
        prepare(array.elements());
      }
    }
  }
}
