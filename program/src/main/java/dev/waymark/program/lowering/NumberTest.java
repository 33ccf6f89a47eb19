package dev.waymark.program.lowering;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** Writes the comparison of a selector, boxed or not, with a number. */
final class NumberTest {
  private static final String NUMBER = "java/lang/Number";
  private static final String CHARACTER = "java/lang/Character";

  /** What a box may be of, the usual first; any number is compared as an int. */
  private static final List<String> BOXES =
      List.of("java/lang/Integer", CHARACTER, "java/lang/Short", "java/lang/Byte", NUMBER);

  private final MethodNode out;
  private final Type selector;

  NumberTest(MethodNode out, Type selector) {
    this.out = out;
    this.selector = selector;
  }

  /** Goes to {@code otherwise} if the selector is not {@code value}. */
  void write(int value, Label otherwise) {
    if (selector.getSort() < Type.ARRAY) {
      out.visitVarInsn(Opcodes.ILOAD, 0);
    } else if (BOXES.contains(selector.getInternalName())) {
      unbox(selector.getInternalName());
    } else {
      unboxAny(otherwise);
    }
    push(value, out);
    out.visitJumpInsn(Opcodes.IF_ICMPNE, otherwise);
  }

  private void unboxAny(Label otherwise) {
    Label done = new Label();
    for (String box : BOXES) {
      Label next = box.equals(NUMBER) ? otherwise : new Label();
      out.visitVarInsn(Opcodes.ALOAD, 0);
      out.visitTypeInsn(Opcodes.INSTANCEOF, box);
      out.visitJumpInsn(Opcodes.IFEQ, next);
      unbox(box);
      if (next != otherwise) {
        out.visitJumpInsn(Opcodes.GOTO, done);
        out.visitLabel(next);
      }
    }
    out.visitLabel(done);
  }

  private void unbox(String box) {
    out.visitVarInsn(Opcodes.ALOAD, 0);
    if (!selector.getInternalName().equals(box)) {
      out.visitTypeInsn(Opcodes.CHECKCAST, box);
    }
    boolean isCharacter = box.equals(CHARACTER);
    out.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL,
        box,
        isCharacter ? "charValue" : "intValue",
        isCharacter ? "()C" : "()I",
        false);
  }

  static void push(int value, MethodNode out) {
    if (value >= -1 && value <= 5) {
      out.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value == (short) value) {
      out.visitIntInsn(Opcodes.SIPUSH, value);
    } else {
      out.visitLdcInsn(value);
    }
  }
}
