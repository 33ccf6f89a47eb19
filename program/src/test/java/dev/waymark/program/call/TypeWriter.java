package dev.waymark.program.call;

import dev.waymark.program.call.RandomTypes.Declared;
import dev.waymark.program.call.RandomTypes.Extension;
import dev.waymark.program.call.RandomTypes.Sketch;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Class files of random types: {@code m} returns the name of its owner, and {@code call}, in each
 * type and in a caller per package and type, calls {@code m} on its argument. Classes also make a
 * super call that names their highest superclass.
 */
final class TypeWriter {
  private static final String M = "()Ljava/lang/String;";

  private TypeWriter() {}

  static Map<String, byte[]> write(List<Sketch> types) {
    Map<String, byte[]> files = new TreeMap<>();
    for (Sketch type : types) {
      files.put(type.name(), type(type, types));
      for (String packageName : List.of("p", "q")) {
        String name = callerName(packageName, type);
        files.put(name, caller(name, type));
      }
    }
    return files;
  }

  static String callerName(String packageName, Sketch type) {
    return packageName + "/Call" + type.name().replace('/', '_');
  }

  private static byte[] type(Sketch type, List<Sketch> all) {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String[] interfaces = type.interfaces().toArray(new String[0]);
    out.visit(Opcodes.V17, access(type), type.name(), null, type.superclass(), interfaces);
    if (type.extension() == Extension.SEALED) {
      all.stream()
          .filter(t -> t.extendsDirectly(type))
          .forEach(t -> out.visitPermittedSubclass(t.name()));
    }
    if (!type.isInterface()) {
      constructor(out, type.superclass());
    }
    if (type.declared() != Declared.NOT) {
      method(out, type);
    }
    call(out, type);
    if (!type.isInterface()) {
      superCall(out, type, topClass(type, all));
    }
    out.visitEnd();
    return out.toByteArray();
  }

  private static int access(Sketch type) {
    return Opcodes.ACC_PUBLIC
        | (type.isInterface() ? Opcodes.ACC_INTERFACE : Opcodes.ACC_SUPER)
        | (type.isAbstract() ? Opcodes.ACC_ABSTRACT : 0)
        | (type.extension() == Extension.FINAL ? Opcodes.ACC_FINAL : 0);
  }

  private static byte[] caller(String name, Sketch type) {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    out.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
    call(out, type);
    out.visitEnd();
    return out.toByteArray();
  }

  private static void constructor(ClassWriter out, String superclass) {
    MethodVisitor code = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, superclass, "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    end(code);
  }

  private static void method(ClassWriter out, Sketch type) {
    MethodVisitor code = out.visitMethod(flags(type.declared()), "m", M, null, null);
    if (type.declared() != Declared.ABSTRACT) {
      code.visitCode();
      code.visitLdcInsn(type.name());
      code.visitInsn(Opcodes.ARETURN);
      end(code);
    }
  }

  private static int flags(Declared declared) {
    return switch (declared) {
      case NOT, PACKAGE -> 0;
      case PUBLIC -> Opcodes.ACC_PUBLIC;
      case PROTECTED -> Opcodes.ACC_PROTECTED;
      case PRIVATE -> Opcodes.ACC_PRIVATE;
      case STATIC -> Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
      case ABSTRACT -> Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT;
    };
  }

  private static void call(ClassWriter out, Sketch type) {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    String descriptor = "(L" + type.name() + ";)Ljava/lang/String;";
    MethodVisitor code = out.visitMethod(access, "call", descriptor, null, null);
    int opcode = type.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(opcode, type.name(), "m", M, type.isInterface());
    code.visitInsn(Opcodes.ARETURN);
    end(code);
  }

  /** The name of the method that makes the super call of {@code m} in a class. */
  static String superCallName(Sketch type) {
    return "superOf" + type.name().replace('/', '_');
  }

  /** The highest class above, or the class itself; what a super call from far below may name. */
  private static String topClass(Sketch type, List<Sketch> all) {
    return all.stream()
        .filter(t -> t.name().equals(type.superclass()))
        .findFirst()
        .map(t -> topClass(t, all))
        .orElse(type.name());
  }

  private static void superCall(ClassWriter out, Sketch type, String named) {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL;
    MethodVisitor code = out.visitMethod(access, superCallName(type), M, null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, named, "m", M, false);
    code.visitInsn(Opcodes.ARETURN);
    end(code);
  }

  private static void end(MethodVisitor code) {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
