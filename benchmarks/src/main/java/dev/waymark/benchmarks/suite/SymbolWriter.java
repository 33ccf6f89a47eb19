package dev.waymark.benchmarks.suite;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes a method hand over to {@link Symbols} its parameters, its constants, and the results of the
 * JDK's methods, if they are numbers; and arrays of numbers, if the JDK returns them.
 */
final class SymbolWriter extends MethodVisitor {
  private static final String SYMBOLS = Type.getInternalName(Symbols.class);

  private final int access;
  private final String descriptor;

  SymbolWriter(MethodVisitor next, int access, String descriptor) {
    super(Opcodes.ASM9, next);
    this.access = access;
    this.descriptor = descriptor;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    int local = (access & Opcodes.ACC_STATIC) != 0 ? 0 : 1;
    for (Type type : Type.getArgumentTypes(descriptor)) {
      if (isNumber(type)) {
        visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
        makeSymbolic(type);
        visitVarInsn(type.getOpcode(Opcodes.ISTORE), local);
      }
      local += type.getSize();
    }
  }

  private static boolean isNumber(Type type) {
    return type.getSort() != Type.VOID && type.getSort() < Type.ARRAY;
  }

  private void makeSymbolic(Type type) {
    String kind =
        switch (type.getSort()) {
          case Type.LONG, Type.FLOAT, Type.DOUBLE -> type.getDescriptor();
          default -> "I";
        };
    super.visitMethodInsn(Opcodes.INVOKESTATIC, SYMBOLS, "of", "(" + kind + ")" + kind, false);
  }

  @Override
  public void visitInsn(int opcode) {
    super.visitInsn(opcode);
    if (Opcodes.ICONST_M1 <= opcode && opcode <= Opcodes.ICONST_5) {
      makeSymbolic(Type.INT_TYPE);
    } else if (opcode == Opcodes.LCONST_0 || opcode == Opcodes.LCONST_1) {
      makeSymbolic(Type.LONG_TYPE);
    } else if (Opcodes.FCONST_0 <= opcode && opcode <= Opcodes.FCONST_2) {
      makeSymbolic(Type.FLOAT_TYPE);
    } else if (opcode == Opcodes.DCONST_0 || opcode == Opcodes.DCONST_1) {
      makeSymbolic(Type.DOUBLE_TYPE);
    }
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    super.visitIntInsn(opcode, operand);
    if (opcode != Opcodes.NEWARRAY) {
      makeSymbolic(Type.INT_TYPE);
    }
  }

  @Override
  public void visitLdcInsn(Object value) {
    super.visitLdcInsn(value);
    if (value instanceof Integer) {
      makeSymbolic(Type.INT_TYPE);
    } else if (value instanceof Long) {
      makeSymbolic(Type.LONG_TYPE);
    } else if (value instanceof Float) {
      makeSymbolic(Type.FLOAT_TYPE);
    } else if (value instanceof Double) {
      makeSymbolic(Type.DOUBLE_TYPE);
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String called, boolean isInterface) {
    super.visitMethodInsn(opcode, owner, name, called, isInterface);
    Type result = Type.getReturnType(called);
    if (!owner.startsWith("java/")) {
      return;
    }
    if (isNumber(result)) {
      makeSymbolic(result);
    } else if (result.getDescriptor().length() == 2) {
      super.visitInsn(Opcodes.DUP);
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, SYMBOLS, "elements", "(Ljava/lang/Object;)V", false);
    }
  }
}
