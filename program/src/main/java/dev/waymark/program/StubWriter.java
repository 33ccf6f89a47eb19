package dev.waymark.program;

import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the class file of a stub: see {@link Stubs}. */
final class StubWriter {
  private static final String THROWN = "Ljava/lang/Throwable;";

  private final String name;
  private final ClassModel type;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  StubWriter(String name, ClassModel type) {
    this.name = name;
    this.type = type;
  }

  byte[] write() {
    String parent = type.isInterface() ? "java/lang/Object" : type.name();
    String[] faces = type.isInterface() ? new String[] {type.name()} : new String[0];
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V17, flags, name, null, parent, faces);
    addConstructor(parent);
    if (Stubs.isRecording(name)) {
      addField(StubRecording.FIELD, StubRecording.LIST);
    }
    List<MethodModel> methods = Stubs.methods(type);
    for (int i = 0; i < methods.size(); i++) {
      add(methods.get(i), i);
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void addConstructor(String parent) {
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", "()V", false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private void add(MethodModel method, int index) {
    Type result = Type.getReturnType(method.descriptor());
    addField(Stubs.thrownField(index), THROWN);
    MethodVisitor code =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC, method.name(), method.descriptor(), null, exceptions(method));
    code.visitCode();
    if (Stubs.isRecording(name)) {
      new StubRecording(name, code).add(method, index);
    }
    StubTelling telling = new StubTelling(name, writer, code);
    if (StubTelling.canTell(method)) {
      telling.add(method, index);
    }
    Label answers = new Label();
    getField(code, Stubs.thrownField(index), THROWN);
    code.visitJumpInsn(Opcodes.IFNULL, answers);
    getField(code, Stubs.thrownField(index), THROWN);
    code.visitInsn(Opcodes.ATHROW);
    code.visitLabel(answers);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    if (result.getSort() == Type.VOID) {
      code.visitInsn(Opcodes.RETURN);
    } else {
      addAnswer(code, index, method);
    }
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static String[] exceptions(MethodModel method) {
    return method.exceptions().toArray(new String[0]);
  }

  /** {@code int at = next; if (at < answers.length - 1) next = at + 1; return answers[at];}. */
  private void addAnswer(MethodVisitor code, int index, MethodModel method) {
    Type result = Type.getReturnType(method.descriptor());
    boolean isObject = result.getSort() == Type.OBJECT || result.getSort() == Type.ARRAY;
    Type element = isObject ? Type.getObjectType("java/lang/Object") : result;
    String answers = "[" + element.getDescriptor();
    String next = Stubs.nextField(index);
    addField(Stubs.answersField(index), answers);
    addField(next, "I");
    int at = Type.getArgumentsAndReturnSizes(method.descriptor()) >> 2;
    getField(code, next, "I");
    code.visitVarInsn(Opcodes.ISTORE, at);
    code.visitVarInsn(Opcodes.ILOAD, at);
    getField(code, Stubs.answersField(index), answers);
    code.visitInsn(Opcodes.ARRAYLENGTH);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.ISUB);
    Label last = new Label();
    code.visitJumpInsn(Opcodes.IF_ICMPGE, last);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ILOAD, at);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IADD);
    code.visitFieldInsn(Opcodes.PUTFIELD, name, next, "I");
    code.visitLabel(last);
    code.visitFrame(Opcodes.F_APPEND, 1, new Object[] {Opcodes.INTEGER}, 0, null);
    getField(code, Stubs.answersField(index), answers);
    code.visitVarInsn(Opcodes.ILOAD, at);
    code.visitInsn(element.getOpcode(Opcodes.IALOAD));
    if (isObject) {
      code.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName());
    }
    code.visitInsn(result.getOpcode(Opcodes.IRETURN));
  }

  private void addField(String field, String descriptor) {
    writer.visitField(Opcodes.ACC_PUBLIC, field, descriptor, null, null).visitEnd();
  }

  private void getField(MethodVisitor code, String field, String descriptor) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, name, field, descriptor);
  }
}
