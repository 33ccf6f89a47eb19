package dev.waymark.validation.oracle;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes an object of a class by running only the constructor of a library superclass, the way
 * deserialization does. (The factory is reached by reflection because javac warns of its package.)
 */
final class Constructors {
  private final Object factory;
  private final Method factoryMethod;
  private final Map<Key, Constructor<?>> known = new HashMap<>();

  private record Key(Class<?> type, Constructor<?> constructor) {}

  Constructors() {
    try {
      Class<?> type = Class.forName("sun.reflect.ReflectionFactory");
      factory = Values.present(type.getMethod("getReflectionFactory").invoke(null));
      factoryMethod =
          type.getMethod("newConstructorForSerialization", Class.class, Constructor.class);
    } catch (ReflectiveOperationException e) {
      throw new EvaluatorBug("this JDK cannot run constructors of superclasses", e);
    }
  }

  /** A new {@code type}, constructed by the constructor of {@code declaring} only. */
  Object make(
      Class<?> type, Class<?> declaring, Class<?>[] parameters, @Nullable Object[] arguments) {
    try {
      Constructor<?> constructor = declaring.getDeclaredConstructor(parameters);
      return known
          .computeIfAbsent(new Key(type, constructor), this::specialize)
          .newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw ProgramThrow.of((Throwable) Values.present(e.getCause()));
    } catch (ReflectiveOperationException e) {
      throw new EvaluatorBug("cannot construct " + type + " as " + declaring, e);
    }
  }

  private Constructor<?> specialize(Key key) {
    if (key.type == key.constructor.getDeclaringClass()) {
      return key.constructor;
    }
    try {
      return (Constructor<?>)
          Values.present(factoryMethod.invoke(factory, key.type, key.constructor));
    } catch (ReflectiveOperationException e) {
      throw new EvaluatorBug("cannot construct " + key, e);
    }
  }
}
