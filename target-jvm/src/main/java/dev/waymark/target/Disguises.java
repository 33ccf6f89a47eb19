package dev.waymark.target;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.NewObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Objects of classes that tests cannot name: a method of a class around returns one as something
 * that they can, and that has the method to call.
 */
final class Disguises {
  private Disguises() {}

  /** The methods that may return an object on which tests can call {@code method}. */
  static List<MethodModel> of(MethodModel method) {
    List<MethodModel> found = new ArrayList<>();
    ClassModel type = method.owner();
    String outer = outer(type);
    while (outer != null) {
      ClassModel model = type.program().find(outer);
      if (model == null) {
        break;
      }
      model.methods().stream().filter(each -> isDisguise(each, method)).forEach(found::add);
      outer = outer(model);
    }
    return found;
  }

  /** The class around; of a class without a name, the outermost. */
  private static @Nullable String outer(ClassModel type) {
    String outer = type.declaration().outer();
    return outer != null || type.nestHost().equals(type.name()) ? outer : type.nestHost();
  }

  private static boolean isDisguise(MethodModel factory, MethodModel method) {
    Type result = Type.getReturnType(factory.descriptor());
    return !factory.isPrivate()
        && !factory.isSynthetic()
        && factory.hasCode()
        && result.getSort() == Type.OBJECT
        && makes(factory, method.owner().name())
        && declares(factory, result.getInternalName(), method);
  }

  private static boolean makes(MethodModel factory, String type) {
    return factory.code().statements().stream()
        .anyMatch(
            statement ->
                statement instanceof Assign assign
                    && assign.value() instanceof NewObject made
                    && made.type().equals(type));
  }

  /** Whether the class {@code name}, or one above it, has a public method like {@code method}. */
  private static boolean declares(MethodModel factory, String name, MethodModel method) {
    Set<String> seen = new HashSet<>(Set.of(name));
    Deque<String> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      ClassModel type = factory.owner().program().find(open.pop());
      if (type != null) {
        if (type.methods().stream().anyMatch(each -> isLike(each, method))) {
          return true;
        }
        List<String> parents = new ArrayList<>(type.interfaces());
        if (type.superName() != null) {
          parents.add(type.superName());
        }
        parents.stream().filter(seen::add).forEach(open::push);
      }
    }
    return false;
  }

  private static boolean isLike(MethodModel declared, MethodModel method) {
    return declared.isPublic()
        && !declared.isStatic()
        && declared.name().equals(method.name())
        && Type.getArgumentTypes(declared.descriptor()).length
            == Type.getArgumentTypes(method.descriptor()).length;
  }
}
