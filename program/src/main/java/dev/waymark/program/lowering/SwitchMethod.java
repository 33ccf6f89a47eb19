package dev.waymark.program.lowering;

import dev.waymark.program.lowering.SwitchLabel.OfConstant;
import dev.waymark.program.lowering.SwitchLabel.OfNumber;
import dev.waymark.program.lowering.SwitchLabel.OfText;
import dev.waymark.program.lowering.SwitchLabel.OfType;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * Writes a method that does what {@code SwitchBootstraps} specifies: given a selector and the label
 * to begin with, it returns the number of the first label that fits; how many labels there are if
 * none does; and -1 for null. A label to begin with that does not exist gives an exception, though
 * not for null; no compiler writes one.
 */
final class SwitchMethod {
  private static final int RESTART_AFTER_WIDE = 2;
  private static final String EXCEPTION = "java/lang/IndexOutOfBoundsException";

  private final MethodNode out;
  private final Type selector;
  private final List<SwitchLabel> labels;
  private final Label[] starts;

  private SwitchMethod(MethodNode out, List<SwitchLabel> labels) {
    this.out = out;
    this.selector = Type.getArgumentTypes(out.desc)[0];
    this.labels = labels;
    this.starts = Stream.generate(Label::new).limit(labels.size() + 1L).toArray(Label[]::new);
  }

  static MethodNode write(String name, String descriptor, List<SwitchLabel> labels) {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, name, descriptor, null, null);
    new SwitchMethod(method, labels).write();
    return method;
  }

  private void write() {
    out.visitCode();
    if (selector.getSort() >= Type.ARRAY) {
      answerNull();
    }
    Label outside = new Label();
    out.visitVarInsn(Opcodes.ILOAD, selector.getSize() == 1 ? 1 : RESTART_AFTER_WIDE);
    out.visitTableSwitchInsn(0, labels.size(), outside, starts);
    for (int i = 0; i < labels.size(); i++) {
      out.visitLabel(starts[i]);
      test(labels.get(i), starts[next(i)]);
      answer(i);
    }
    out.visitLabel(starts[labels.size()]);
    answer(labels.size());
    out.visitLabel(outside);
    reject();
    out.visitMaxs(3, selector.getSize() + 1);
  }

  /** Where to go on if a label does not fit: the same one would not fit again. */
  private int next(int label) {
    int next = label + 1;
    while (next < labels.size() && labels.get(next).equals(labels.get(label))) {
      next++;
    }
    return next;
  }

  private void answerNull() {
    Label there = new Label();
    load();
    out.visitJumpInsn(Opcodes.IFNONNULL, there);
    answer(-1);
    out.visitLabel(there);
  }

  private void test(SwitchLabel label, Label otherwise) {
    if (label instanceof OfType wanted) {
      testType(wanted.type(), otherwise);
    } else if (label instanceof OfText text) {
      testText(text.text(), otherwise);
    } else if (label instanceof OfNumber number) {
      new NumberTest(out, selector).write(number.value(), otherwise);
    } else if (label instanceof OfConstant constant) {
      testConstant(constant, otherwise);
    }
  }

  private void testType(String type, Label otherwise) {
    load();
    out.visitTypeInsn(Opcodes.INSTANCEOF, type);
    out.visitJumpInsn(Opcodes.IFEQ, otherwise);
  }

  private void testText(String text, Label otherwise) {
    out.visitLdcInsn(text);
    load();
    out.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, "java/lang/String", "equals", "(Ljava/lang/Object;)Z", false);
    out.visitJumpInsn(Opcodes.IFEQ, otherwise);
  }

  /** The enum is not initialized for an object of another class, as the JVM would not do it. */
  private void testConstant(OfConstant constant, Label otherwise) {
    testType(constant.type(), otherwise);
    load();
    out.visitFieldInsn(
        Opcodes.GETSTATIC, constant.type(), constant.name(), "L" + constant.type() + ";");
    out.visitJumpInsn(Opcodes.IF_ACMPNE, otherwise);
  }

  private void load() {
    out.visitVarInsn(selector.getOpcode(Opcodes.ILOAD), 0);
  }

  private void answer(int label) {
    NumberTest.push(label, out);
    out.visitInsn(Opcodes.IRETURN);
  }

  private void reject() {
    out.visitTypeInsn(Opcodes.NEW, EXCEPTION);
    out.visitInsn(Opcodes.DUP);
    out.visitMethodInsn(Opcodes.INVOKESPECIAL, EXCEPTION, "<init>", "()V", false);
    out.visitInsn(Opcodes.ATHROW);
  }
}
