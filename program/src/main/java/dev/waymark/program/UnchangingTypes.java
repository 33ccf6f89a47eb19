package dev.waymark.program;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Types whose objects stay as they were made, with all that can be reached from them: nobody can
 * have written to them since. What may have a subclass that changes is none of them.
 */
final class UnchangingTypes {
  private static final Pattern OF_JDK =
      Pattern.compile(
          "java/lang/(String|Class|Boolean|Byte|Character|Short|Integer|Long|Float|Double)"
              + "|java/util/(Locale|UUID|regex/Pattern)");

  /** Superclasses without anything to change. */
  private static final Set<String> PLAIN =
      Set.of("java/lang/Object", "java/lang/Enum", "java/lang/Record", "java/lang/Number");

  private final Program program;

  /**
   * The types being looked at; a type that refers to itself changes only if something else does.
   */
  private final Set<String> asked = new HashSet<>();

  private UnchangingTypes(Program program) {
    this.program = program;
  }

  /** Whether values of the type, a descriptor, stay as they are. Linear in the types below it. */
  static boolean include(String descriptor, Program program) {
    return new UnchangingTypes(program).includes(descriptor);
  }

  private boolean includes(String descriptor) {
    if (descriptor.length() == 1) {
      return true;
    }
    if (descriptor.startsWith("[")) {
      return false;
    }
    String name = descriptor.substring(1, descriptor.length() - 1);
    return OF_JDK.matcher(name).matches() || !asked.add(name) || isUnchanging(name);
  }

  private boolean isUnchanging(String name) {
    ClassNode node = find(name);
    return node != null
        && (has(node.access, Opcodes.ACC_FINAL) || hasKnownBodies(node))
        && hasUnchangingFields(node);
  }

  /** Whether it is an enum, whose only subclasses are the bodies of its constants. */
  private boolean hasKnownBodies(ClassNode node) {
    return has(node.access, Opcodes.ACC_ENUM)
        && node.innerClasses.stream()
            .filter(inner -> inner.name.startsWith(node.name + "$"))
            .allMatch(inner -> isOtherOrUnchanging(inner.name, node.name));
  }

  private boolean isOtherOrUnchanging(String name, String base) {
    ClassNode node = find(name);
    return node != null && (!base.equals(node.superName) || areUnchanging(node.fields));
  }

  private boolean hasUnchangingFields(ClassNode node) {
    ClassNode each = node;
    while (each != null && areUnchanging(each.fields)) {
      if (PLAIN.contains(each.superName)) {
        return true;
      }
      each = find(each.superName);
    }
    return false;
  }

  private boolean areUnchanging(List<FieldNode> fields) {
    return fields.stream()
        .filter(field -> !has(field.access, Opcodes.ACC_STATIC))
        .allMatch(field -> has(field.access, Opcodes.ACC_FINAL) && includes(field.desc));
  }

  private @Nullable ClassNode find(String name) {
    try {
      ClassModel model = program.find(name);
      return model == null ? null : model.node();
    } catch (ProgramException e) {
      return null;
    }
  }

  private static boolean has(int access, int flag) {
    return (access & flag) != 0;
  }
}
