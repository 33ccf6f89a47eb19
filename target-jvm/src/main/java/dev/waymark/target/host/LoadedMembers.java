package dev.waymark.target.host;

import dev.waymark.target.wire.InputValue;
import dev.waymark.target.wire.RunRequest;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds methods, constructors and fields; remembers what it found. */
final class LoadedMembers {
  private static final String MODELS = "dev.waymark.library.";

  private final RemoteLoader loader;
  private final Map<String, Executable> calls = new HashMap<>();
  private final Map<Executable, Optional<Method>> models = new HashMap<>();
  private final Map<String, Class<?>> arrays = new HashMap<>();
  private final Map<InputValue.Constant, Field> fields = new HashMap<>();

  LoadedMembers(RemoteLoader loader) {
    this.loader = loader;
  }

  /** The entry of a request. */
  Executable find(RunRequest request) throws ReflectiveOperationException {
    return find(request.type(), request.method(), request.descriptor());
  }

  /** The method or constructor; its class is initialized if that is the same in every run. */
  Executable find(String owner, String name, String descriptor)
      throws ReflectiveOperationException {
    String key = owner + "." + name + descriptor;
    Executable known = calls.get(key);
    if (known == null) {
      Class<?> type = load(owner);
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

  /**
   * The model of a method or constructor of the JDK, which takes the object first if there is one;
   * null if there is none.
   */
  @Nullable Method model(Executable called) {
    return models.computeIfAbsent(called, this::findModel).orElse(null);
  }

  private Optional<Method> findModel(Executable called) {
    Class<?> owner = called.getDeclaringClass();
    if (!owner.getName().startsWith("java.")) {
      return Optional.empty();
    }
    boolean isStatic = Modifier.isStatic(called.getModifiers());
    List<Class<?>> types = new ArrayList<>(List.of(called.getParameterTypes()));
    if (!isStatic) {
      types.add(0, owner);
    }
    String name = called instanceof Constructor<?> ? "init" : called.getName();
    try {
      Class<?> models = Class.forName(MODELS + owner.getName() + "Model", true, loader);
      return Optional.of(models.getDeclaredMethod(name, types.toArray(new Class<?>[0])));
    } catch (ClassNotFoundException | NoSuchMethodException e) {
      return Optional.empty();
    }
  }

  /** The class with this descriptor. */
  Class<?> arrayType(String descriptor) {
    return arrays.computeIfAbsent(
        descriptor, key -> MethodType.fromMethodDescriptorString("()" + key, loader).returnType());
  }

  /** What is in a static field; its class is initialized. */
  @Nullable Object constant(InputValue.Constant constant) throws ReflectiveOperationException {
    if (constant.name().equals("class")) {
      return Class.forName(constant.owner(), false, loader);
    }
    Field field = field(constant);
    initialize(field.getDeclaringClass());
    return field.get(null);
  }

  private Field field(InputValue.Constant constant) throws ReflectiveOperationException {
    Field known = fields.get(constant);
    if (known == null) {
      known = load(constant.owner()).getDeclaredField(constant.name());
      known.setAccessible(true);
      fields.put(constant, known);
    }
    return known;
  }

  private Class<?> load(String name) throws ClassNotFoundException {
    Class<?> type = Class.forName(name, false, loader);
    return loader.isUnstable(type) ? type : Class.forName(name, true, loader);
  }

  /** Initializes a class that each run initializes by itself, within the run that needs it. */
  void initialize(Class<?> type) throws ClassNotFoundException {
    if (loader.isUnstable(type)) {
      Class<?> unused = Class.forName(type.getName(), true, loader);
    }
  }

  /**
   * Initializes what makes {@code values} before the run, so that it is no part of the trace,
   * unless each run does it by itself.
   */
  void prepare(List<InputValue> values) throws ReflectiveOperationException {
    for (InputValue value : values) {
      if (value instanceof InputValue.Constant constant) {
        Object unused = constant.name().equals("class") ? null : field(constant);
      } else if (value instanceof InputValue.Made made) {
        find(made.owner(), made.name(), made.descriptor());
        prepare(made.arguments());
      } else if (value instanceof InputValue.Used used) {
        prepare(List.of(used.object()));
        prepare(List.<InputValue>copyOf(used.calls()));
      } else if (value instanceof InputValue.Stub stub) {
        find(stub.type(), "<init>", "()V");
        for (InputValue.Answer each : stub.answers()) {
          prepare(each.values());
        }
      } else if (value instanceof InputValue.Elements elements) {
        prepare(elements.elements());
      } else if (value instanceof InputValue.Array array) {
        prepare(array.elements());
      }
    }
  }
}
