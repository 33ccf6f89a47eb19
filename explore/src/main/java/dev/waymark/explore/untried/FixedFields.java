package dev.waymark.explore.untried;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Which fields keep what constructors or initializers left in them: nobody writes them later, and
 * what they hold does not change, or is an object of the program, whose fields are looked at in
 * turn.
 */
final class FixedFields {
  private final ClassHierarchy hierarchy;
  private final Map<FieldRef, Boolean> known = new HashMap<>();

  FixedFields(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The internal name of the class of a field; empty for numbers and arrays. */
  static String type(FieldRef field) {
    String descriptor = field.descriptor();
    return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : "";
  }

  boolean isFixed(FieldRef field) {
    return known.computeIfAbsent(field, this::find);
  }

  private boolean find(FieldRef field) {
    ClassModel owner = hierarchy.find(field.owner());
    if (owner == null || !hierarchy.scope().contains(field.owner())) {
      return false;
    }
    boolean isWrittenOnce =
        owner.isFinal(field) || (owner.isPrivate(field) && !isWrittenLater(field, owner));
    return isWrittenOnce && (isLasting(field) || isPrivateTable(field, owner));
  }

  /** Whether what the field holds is the same for good, but for fields of objects. */
  private boolean isLasting(FieldRef field) {
    String type = type(field);
    return field.descriptor().length() == 1
        || ObjectUse.VALUES.matcher(type).matches()
        || hierarchy.scope().contains(type)
        || isJdkEnum(type);
  }

  private boolean isJdkEnum(String type) {
    ClassModel model = type.isEmpty() ? null : hierarchy.find(type);
    return model != null && model.declaration().isEnum();
  }

  private boolean isPrivateTable(FieldRef field, ClassModel owner) {
    boolean isTable =
        field.descriptor().length() == 2 || field.descriptor().equals("[Ljava/lang/String;");
    return isTable
        && owner.isPrivate(field)
        && owner.statics().contains(field)
        && Nests.methods(owner, hierarchy).stream()
            .flatMap(List::stream)
            .allMatch(method -> new TableUse(method, field).isReading());
  }

  /** Whether a method of the nest writes the field, constructors and initializers of it apart. */
  private boolean isWrittenLater(FieldRef field, ClassModel owner) {
    return Nests.methods(owner, hierarchy)
        .map(nest -> nest.stream().anyMatch(method -> writes(method, field, owner)))
        .orElse(true);
  }

  private boolean writes(MethodModel method, FieldRef field, ClassModel owner) {
    List<Statement> statements = method.code().statements();
    boolean isOwn = method.owner().name().equals(owner.name());
    Origins origins = new Origins(method);
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof PutStatic put && is(put.field(), field)) {
        if (!isOwn || !method.name().equals("<clinit>")) {
          return true;
        }
      } else if (statements.get(i) instanceof PutField put && is(put.field(), field)) {
        if (!isOwn || !origins.isOwn(put.object(), i)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean is(FieldRef named, FieldRef field) {
    return named.name().equals(field.name())
        && Objects.requireNonNullElse(hierarchy.resolve(named), named).equals(field);
  }
}
