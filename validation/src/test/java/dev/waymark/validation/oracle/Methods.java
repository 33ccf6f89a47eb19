package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Invoke;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds whether calls lead to evaluated methods, by reflection. */
final class Methods {
  private Methods() {}

  /** Whether the method that is called without regard to a receiver is an evaluated one. */
  static boolean isIn(Class<?> named, Invoke call, Linker linker) {
    Method found = find(named, call, linker);
    return found != null && linker.isStub(found.getDeclaringClass());
  }

  /** Whether the method that a receiver of {@code type} has is evaluated, or that of a lambda. */
  static boolean isSelected(Class<?> type, Class<?> named, Invoke call, Linker linker) {
    Method declared = find(named, call, linker);
    if (declared != null && Modifier.isPrivate(declared.getModifiers())) {
      return linker.isStub(declared.getDeclaringClass());
    }
    boolean isAbstract = declared != null && Modifier.isAbstract(declared.getModifiers());
    return (type.isHidden() && isAbstract) ? linker.isStub(type) : isIn(type, call, linker);
  }

  private static @Nullable Method find(Class<?> type, Invoke call, Linker linker) {
    Class<?>[] parameters = linker.methodType(call.descriptor()).parameterArray();
    List<Class<?>> others = new ArrayList<>();
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      Method found = declared(each, call, parameters);
      if (found != null) {
        return found;
      }
      others.addAll(List.of(each.getInterfaces()));
    }
    Method best = null;
    for (int i = 0; i < others.size(); i++) {
      Method found = declared(others.get(i), call, parameters);
      best = (best == null || (found != null && found.isDefault())) ? found : best;
      others.addAll(List.of(others.get(i).getInterfaces()));
    }
    return best;
  }

  /** The one with the right result, among those with the right parameters. */
  private static @Nullable Method declared(Class<?> type, Invoke call, Class<?>[] parameters) {
    for (Method each : type.getDeclaredMethods()) {
      if (each.getName().equals(call.name())
          && List.of(each.getParameterTypes()).equals(List.of(parameters))
          && call.descriptor().endsWith(")" + each.getReturnType().descriptorString())) {
        return each;
      }
    }
    return null;
  }
}
