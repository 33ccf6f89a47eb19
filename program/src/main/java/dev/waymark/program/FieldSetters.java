package dev.waymark.program;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Classes that set fields, for fields that anybody may set need no method of their own. The class
 * {@code a/Point$WaymarkFields} has a static method {@code x(a.Point, int)} for the field {@code x}
 * of {@code a/Point}. They are found by name, like other classes, but no list has them.
 */
public final class FieldSetters {
  private static final String SUFFIX = "$WaymarkFields";

  private FieldSetters() {}

  /** Whether the class sets fields of another. */
  public static boolean isSetters(String name) {
    return name.endsWith(SUFFIX);
  }

  /** Whether the method sets the field of its name. */
  public static boolean isSetter(MethodRef method) {
    return isSetters(method.owner());
  }

  /** The fields of {@code type} that code of the package may set, objects of it given. */
  public static List<FieldRef> settable(ClassModel type, String packageName) {
    return type.declaration().settableFields(packageName).stream()
        .map(each -> new FieldRef(type.name(), each.name, each.desc))
        .toList();
  }

  /** The method that sets {@code field}; null if its class is unknown. */
  public static @Nullable MethodModel of(FieldRef field, Program program) {
    ClassModel setters = program.find(field.owner() + SUFFIX);
    String descriptor = "(L" + field.owner() + ";" + field.descriptor() + ")V";
    return setters == null ? null : setters.find(field.name(), descriptor);
  }

  /** The class whose field {@code setter} sets. */
  public static ClassModel typeOf(MethodModel setter) {
    return setter.owner().program().require(typeOf(setter.ref().owner()));
  }

  private static String typeOf(String setters) {
    return setters.substring(0, setters.length() - SUFFIX.length());
  }

  /** The class file; null if there is no class with such fields. */
  static byte @Nullable [] write(String name, Program program) {
    ClassModel type = program.find(typeOf(name));
    if (type == null) {
      return null;
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V17, flags, name, null, "java/lang/Object", null);
    String home = Declaration.packageOf(type.name());
    settable(type, home).forEach(field -> add(writer, field));
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void add(ClassWriter writer, FieldRef field) {
    String descriptor = "(L" + field.owner() + ";" + field.descriptor() + ")V";
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodVisitor code = writer.visitMethod(flags, field.name(), descriptor, null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Type.getType(field.descriptor()).getOpcode(Opcodes.ILOAD), 1);
    code.visitFieldInsn(Opcodes.PUTFIELD, field.owner(), field.name(), field.descriptor());
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
