package dev.waymark.program;

import java.util.Arrays;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Code of a stub that does something with its arguments: {@code Object result = told.apply(new
 * Object[] {...}); if (passes) return result;}.
 */
record StubTelling(String stub, ClassWriter writer, MethodVisitor code) {
  private static final String OBJECT = "java/lang/Object";
  private static final String FUNCTION = "java/util/function/Function";
  private static final String FIELD = "L" + FUNCTION + ";";

  /** Whether the method is given something that can be called. */
  static boolean canTell(MethodModel method) {
    return Arrays.stream(Type.getArgumentTypes(method.descriptor())).anyMatch(StubTelling::isOpen);
  }

  private static boolean isOpen(Type type) {
    return type.getSort() == Type.OBJECT;
  }

  void add(MethodModel method, int index) {
    addField(Stubs.toldField(index), FIELD);
    addField(Stubs.passesField(index), "Z");
    Label end = new Label();
    getField(Stubs.toldField(index), FIELD);
    code.visitJumpInsn(Opcodes.IFNULL, end);
    getField(Stubs.passesField(index), "Z");
    Label ignored = new Label();
    code.visitJumpInsn(Opcodes.IFEQ, ignored);
    Type result = Type.getReturnType(method.descriptor());
    if (result.getSort() >= Type.ARRAY) {
      apply(method, index);
      code.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName());
      code.visitInsn(Opcodes.ARETURN);
    }
    code.visitLabel(ignored);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    apply(method, index);
    code.visitInsn(Opcodes.POP);
    code.visitLabel(end);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  private void addField(String field, String descriptor) {
    writer.visitField(Opcodes.ACC_PUBLIC, field, descriptor, null, null).visitEnd();
  }

  private void getField(String field, String descriptor) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, stub, field, descriptor);
  }

  private void apply(MethodModel method, int index) {
    Type[] parameters = Type.getArgumentTypes(method.descriptor());
    getField(Stubs.toldField(index), FIELD);
    code.visitIntInsn(Opcodes.SIPUSH, parameters.length);
    code.visitTypeInsn(Opcodes.ANEWARRAY, OBJECT);
    int slot = 1;
    for (int i = 0; i < parameters.length; i++) {
      if (isOpen(parameters[i])) {
        code.visitInsn(Opcodes.DUP);
        code.visitIntInsn(Opcodes.SIPUSH, i);
        code.visitVarInsn(Opcodes.ALOAD, slot);
        code.visitInsn(Opcodes.AASTORE);
      }
      slot += parameters[i].getSize();
    }
    code.visitMethodInsn(
        Opcodes.INVOKEINTERFACE, FUNCTION, "apply", "(L" + OBJECT + ";)L" + OBJECT + ";", true);
  }
}
