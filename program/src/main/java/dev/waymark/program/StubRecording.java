package dev.waymark.program;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Code of a stub that notes a call: {@code calls.add(new Object[] {index, descriptor, ...})}. */
record StubRecording(String stub, MethodVisitor code) {
  static final String FIELD = "calls";
  static final String LIST = "Ljava/util/List;";

  private static final String OBJECT = "java/lang/Object";

  void add(MethodModel method, int index) {
    Label end = new Label();
    getList();
    code.visitJumpInsn(Opcodes.IFNULL, end); // a constructor has called it
    addCall(method, index);
    code.visitLabel(end);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  private void getList() {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, stub, FIELD, LIST);
  }

  private void addCall(MethodModel method, int index) {
    Type[] parameters = Type.getArgumentTypes(method.descriptor());
    getList();
    code.visitIntInsn(Opcodes.SIPUSH, parameters.length + 2);
    code.visitTypeInsn(Opcodes.ANEWARRAY, OBJECT);
    begin(0);
    code.visitIntInsn(Opcodes.SIPUSH, index);
    box(Type.INT_TYPE);
    code.visitInsn(Opcodes.AASTORE);
    begin(1);
    code.visitLdcInsn(method.descriptor());
    code.visitInsn(Opcodes.AASTORE);
    int slot = 1;
    for (int i = 0; i < parameters.length; i++) {
      begin(i + 2);
      code.visitVarInsn(parameters[i].getOpcode(Opcodes.ILOAD), slot);
      box(parameters[i]);
      code.visitInsn(Opcodes.AASTORE);
      slot += parameters[i].getSize();
    }
    code.visitMethodInsn(
        Opcodes.INVOKEINTERFACE, "java/util/List", "add", "(L" + OBJECT + ";)Z", true);
    code.visitInsn(Opcodes.POP);
  }

  private void begin(int element) {
    code.visitInsn(Opcodes.DUP);
    code.visitIntInsn(Opcodes.SIPUSH, element);
  }

  private void box(Type type) {
    String box =
        switch (type.getSort()) {
          case Type.BOOLEAN -> "Boolean";
          case Type.BYTE -> "Byte";
          case Type.CHAR -> "Character";
          case Type.SHORT -> "Short";
          case Type.INT -> "Integer";
          case Type.LONG -> "Long";
          case Type.FLOAT -> "Float";
          case Type.DOUBLE -> "Double";
          default -> "";
        };
    if (!box.isEmpty()) {
      String owner = "java/lang/" + box;
      String descriptor = "(" + type.getDescriptor() + ")L" + owner + ";";
      code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "valueOf", descriptor, false);
    }
  }
}
