package dev.waymark.validation.agreement;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the instructions of a method, in order. */
final class Body {
  private final MethodVisitor code;

  Body(MethodVisitor code) {
    this.code = code;
    code.visitCode();
  }

  /** Instructions without operands. */
  Body op(int... opcodes) {
    for (int opcode : opcodes) {
      code.visitInsn(opcode);
    }
    return this;
  }

  /** A load, store or RET of a local. */
  Body local(int opcode, int index) {
    code.visitVarInsn(opcode, index);
    return this;
  }

  Body iload(int index) {
    return local(Opcodes.ILOAD, index);
  }

  Body increment(int index, int step) {
    code.visitIincInsn(index, step);
    return this;
  }

  Body push(Object constant) {
    code.visitLdcInsn(constant);
    return this;
  }

  Body jump(int opcode, Label target) {
    code.visitJumpInsn(opcode, target);
    return this;
  }

  Body label(Label label) {
    code.visitLabel(label);
    return this;
  }

  Body type(int opcode, String type) {
    code.visitTypeInsn(opcode, type);
    return this;
  }

  Body newArray(int type) {
    code.visitIntInsn(Opcodes.NEWARRAY, type);
    return this;
  }

  Body multiArray(String descriptor, int dimensions) {
    code.visitMultiANewArrayInsn(descriptor, dimensions);
    return this;
  }

  Body field(int opcode, String owner, String name, String descriptor) {
    code.visitFieldInsn(opcode, owner, name, descriptor);
    return this;
  }

  Body call(int opcode, String owner, String name, String descriptor) {
    code.visitMethodInsn(opcode, owner, name, descriptor, opcode == Opcodes.INVOKEINTERFACE);
    return this;
  }

  /** A row of the exception table, to be given before its labels. */
  Body handler(Label start, Label end, Label target, @Nullable String type) {
    code.visitTryCatchBlock(start, end, target, type);
    return this;
  }

  Body table(int first, Label defaultTarget, Label... targets) {
    code.visitTableSwitchInsn(first, first + targets.length - 1, defaultTarget, targets);
    return this;
  }

  Body lookup(Label defaultTarget, int[] keys, Label... targets) {
    code.visitLookupSwitchInsn(defaultTarget, keys, targets);
    return this;
  }

  void end() {
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
