package dev.waymark.explore.untried;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.making.InputType;
import dev.waymark.target.making.Maker;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether all objects of a class are made like inputs are: its constructors are all called, or else
 * all that calls them is. What it takes to call them is judged for itself.
 */
final class Construction {
  private final ClassHierarchy hierarchy;

  Construction(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  boolean isWhole(InputType.Made made) {
    ClassModel type = hierarchy.find(made.type());
    if (type == null || type.isInterface()) {
      return false;
    }
    if (type.declaration().isEnum()) {
      return constants(made).containsAll(type.enumConstants());
    }
    Set<MethodRef> makers = calls(made);
    return hierarchy.scope().contains(made.type())
        && !type.isAbstract()
        && type.methods().stream()
            .filter(method -> method.name().equals("<init>") && !method.isSynthetic())
            .allMatch(method -> isCalled(method, makers));
  }

  private static Set<String> constants(InputType.Made made) {
    Set<String> names = new LinkedHashSet<>();
    for (Maker each : made.makers()) {
      if (each instanceof Maker.Constant constant) {
        names.add(constant.name());
      }
    }
    return names;
  }

  private static Set<MethodRef> calls(InputType.Made made) {
    Set<MethodRef> calls = new LinkedHashSet<>();
    for (Maker each : made.makers()) {
      if (each instanceof Maker.Call call) {
        calls.add(call.method().ref());
      }
    }
    return calls;
  }

  private boolean isCalled(MethodModel constructor, Set<MethodRef> makers) {
    if (makers.contains(constructor.ref())) {
      return true;
    }
    Optional<List<MethodModel>> nest = Nests.methods(constructor.owner(), hierarchy);
    return constructor.isPrivate()
        && nest.isPresent()
        && nest.get().stream()
            .filter(method -> calls(method, constructor.ref()))
            .allMatch(method -> makers.contains(method.ref()) || isBeside(method, constructor));
  }

  /** Whether {@code method} is another constructor of the same class, which is judged as well. */
  private static boolean isBeside(MethodModel method, MethodModel constructor) {
    return method.name().equals("<init>") && method.owner().equals(constructor.owner());
  }

  private static boolean calls(MethodModel method, MethodRef constructor) {
    return method.code().statements().stream()
        .anyMatch(each -> each instanceof Invoke call && call.method().equals(constructor));
  }
}
