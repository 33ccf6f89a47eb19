package dev.waymark.library;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A model's method beside the member of the JDK that it stands for. */
sealed interface Twin {
  Method model();

  /** The types of all values that go in, the receiver's first if there is one. */
  List<Class<?>> inputs();

  Result callJdk(Object[] inputs);

  Result callModel(Object[] inputs);

  /** What came out: a value, or what was thrown. */
  record Result(@Nullable Object value, @Nullable Throwable thrown) {}

  /** The twin of {@code model}; null if {@code type} has no such method in this JDK. */
  static @Nullable Twin of(Method model, Class<?> type) {
    Class<?>[] parameters = model.getParameterTypes();
    boolean mayHaveReceiver = parameters.length > 0 && parameters[0] == type;
    if (mayHaveReceiver) {
      Class<?>[] rest = Arrays.copyOfRange(parameters, 1, parameters.length);
      try {
        if (model.getName().equals("init")) {
          return new Creation(model, type.getConstructor(rest));
        }
        Method method = type.getMethod(model.getName(), rest);
        if (!isStatic(method) && isSameResult(model, method)) {
          return new Call(model, method);
        }
      } catch (NoSuchMethodException e) {
        // It may still be static.
      }
    }
    try {
      Method method = type.getMethod(model.getName(), parameters);
      return isStatic(method) && isSameResult(model, method) ? new Call(model, method) : null;
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  private static boolean isStatic(Method method) {
    return Modifier.isStatic(method.getModifiers());
  }

  private static boolean isSameResult(Method model, Method method) {
    return model.getReturnType() == method.getReturnType();
  }

  /** A method. */
  record Call(Method model, Method method) implements Twin {
    boolean hasReceiver() {
      return !isStatic(method);
    }

    @Override
    public List<Class<?>> inputs() {
      return List.of(model.getParameterTypes());
    }

    @Override
    public Result callJdk(Object[] inputs) {
      if (isStatic(method)) {
        return result(() -> method.invoke(null, inputs));
      }
      Object[] rest = Arrays.copyOfRange(inputs, 1, inputs.length);
      return result(() -> method.invoke(inputs[0], rest));
    }

    @Override
    public Result callModel(Object[] inputs) {
      return result(() -> model.invoke(null, inputs));
    }
  }

  /** A constructor: its model is told of the new object. */
  record Creation(Method model, Constructor<?> constructor) implements Twin {
    @Override
    public List<Class<?>> inputs() {
      return List.of(constructor.getParameterTypes());
    }

    @Override
    public Result callJdk(Object[] inputs) {
      return result(() -> constructor.newInstance(inputs));
    }

    @Override
    public Result callModel(Object[] inputs) {
      return result(
          () -> {
            Object self = constructor.newInstance(inputs);
            Object[] all = new Object[inputs.length + 1];
            all[0] = self;
            System.arraycopy(inputs, 0, all, 1, inputs.length);
            model.invoke(null, all);
            return self;
          });
    }
  }

  /** Something that reflection does. */
  interface Reflective {
    @Nullable Object run() throws ReflectiveOperationException;
  }

  private static Result result(Reflective action) {
    try {
      return new Result(action.run(), null);
    } catch (InvocationTargetException e) {
      return new Result(null, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
