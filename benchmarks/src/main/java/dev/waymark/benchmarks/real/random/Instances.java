package dev.waymark.benchmarks.real.random;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Random constants of enums, and objects made by constructors and static factories. */
record Instances(RandomValues values, Dice dice) {
  private static final ClassValue<List<Executable>> WAYS =
      new ClassValue<>() {
        @Override
        protected List<Executable> computeValue(Class<?> type) {
          return waysTo(type);
        }
      };
  private static final ClassValue<List<Object>> CONSTANTS =
      new ClassValue<>() {
        @Override
        protected List<Object> computeValue(Class<?> type) {
          return type.isEnum() ? Arrays.asList(type.getEnumConstants()) : List.of();
        }
      };

  private static List<Executable> waysTo(Class<?> type) {
    List<Executable> ways = new ArrayList<>();
    if (!Modifier.isAbstract(type.getModifiers())) {
      ways.addAll(Access.constructors(type));
    }
    for (Method method : Access.methods(type)) {
      boolean isFactory =
          Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type;
      if (isFactory && method.getDeclaringClass() == type) {
        ways.add(method);
      }
    }
    // The order of reflection is not always the same.
    ways.sort(Comparator.comparing(Executable::toString));
    return ways;
  }

  /**
   * An object of {@code type}; what its constructor takes is made without further constructors.
   *
   * @throws Unmakeable if there is no way, or the one chosen does not return an object
   */
  Object make(Class<?> type, int depth) throws Unmakeable {
    List<Object> constants = CONSTANTS.get(type);
    if (!constants.isEmpty()) {
      return dice.of(constants);
    }
    List<Executable> ways = WAYS.get(type);
    if (depth == 0 || ways.isEmpty()) {
      throw new Unmakeable(type.getName());
    }
    return build(dice.of(ways), depth - 1);
  }

  private Object build(Executable way, int depth) throws Unmakeable {
    @Nullable Object[] arguments = arguments(way, depth).toArray();
    try {
      Object made =
          way instanceof Constructor<?> constructor
              ? constructor.newInstance(arguments)
              : ((Method) way).invoke(null, arguments);
      if (made != null) {
        return made;
      }
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    throw new Unmakeable(way.toString());
  }

  /** Arguments for {@code executable}; null where nothing else can be made. */
  List<@Nullable Object> arguments(Executable executable, int depth) {
    Type[] types = executable.getGenericParameterTypes();
    // Generic types of hidden parameters are left out by some compilers.
    Type[] all = types.length == executable.getParameterCount() ? types : rawTypes(executable);
    List<@Nullable Object> arguments = new ArrayList<>();
    for (Type type : all) {
      arguments.add(argument(type, depth));
    }
    return arguments;
  }

  private static Type[] rawTypes(Executable executable) {
    return executable.getParameterTypes();
  }

  private @Nullable Object argument(Type type, int depth) {
    for (int attempt = 0; attempt < 3; attempt++) {
      try {
        return values.make(type, depth);
      } catch (Unmakeable e) {
        // Tries again.
      }
    }
    return null;
  }
}
