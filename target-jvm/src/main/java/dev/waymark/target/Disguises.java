package dev.waymark.target;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.target.making.Maker;
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
 * that they can, and that has the method to call; or a constant holds one, as those of enums do
 * that have a body.
 */
final class Disguises {
  private Disguises() {}

  /** The methods that may return an object on which tests can call {@code method}. */
  static List<MethodModel> of(MethodModel method) {
    List<MethodModel> found = new ArrayList<>();
    for (ClassModel each : around(method.owner())) {
      each.methods().stream().filter(factory -> isDisguise(factory, method)).forEach(found::add);
    }
    return found;
  }

  /** The constants that hold an object on which tests can call {@code method}. */
  static List<Maker.Constant> constants(MethodModel method) {
    List<Maker.Constant> found = new ArrayList<>();
    for (ClassModel each : around(method.owner())) {
      MethodModel initializer = each.find("<clinit>", "()V");
      for (FieldRef field :
          initializer == null ? List.<FieldRef>of() : holders(initializer, method)) {
        found.add(new Maker.Constant(each.name(), field.name()));
      }
    }
    return found;
  }

  /** The classes around, from the inside out. */
  private static List<ClassModel> around(ClassModel type) {
    List<ClassModel> found = new ArrayList<>();
    String outer = outer(type);
    while (outer != null) {
      ClassModel model = type.program().find(outer);
      if (model == null || found.contains(model)) {
        break;
      }
      found.add(model);
      outer = outer(model);
    }
    return found;
  }

  private static @Nullable String outer(ClassModel type) {
    String outer = type.declaration().encloser();
    return outer != null || type.nestHost().equals(type.name()) ? outer : type.nestHost();
  }

  /** The constants that {@code initializer} sets to an object as soon as it has made it. */
  private static List<FieldRef> holders(MethodModel initializer, MethodModel method) {
    List<Statement> statements = initializer.code().statements();
    List<FieldRef> found = new ArrayList<>();
    for (int i = 1; i < statements.size(); i++) {
      boolean isMade =
          statements.get(i - 1) instanceof Invoke call
              && call.name().equals("<init>")
              && call.method().owner().equals(method.owner().name());
      if (isMade
          && statements.get(i) instanceof PutStatic put
          && isDisguise(put.field(), initializer, method)) {
        found.add(put.field());
      }
    }
    return found;
  }

  private static boolean isDisguise(FieldRef field, MethodModel initializer, MethodModel method) {
    ClassModel owner = initializer.owner();
    String type = Type.getType(field.descriptor()).getInternalName();
    return owner.canBeNamedFrom(owner.testPackage())
        && field.owner().equals(owner.name())
        && owner.declaration().constants(owner.testPackage(), type).contains(field.name())
        && declares(initializer, type, method);
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
