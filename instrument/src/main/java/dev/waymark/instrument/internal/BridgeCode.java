package dev.waymark.instrument.internal;

import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The code of a bridge: takes shadows as the method of the interface, passes them on to the method
 * behind, and its result back.
 */
final class BridgeCode {
  private final LambdaShape shape;
  private final Callers callers;
  private final int targetToken;
  private final Behind target;
  private final int site;
  private final Out out = new Out();
  private final boolean hasHolder;
  private final int holder;
  private final int direct;

  /** Who calls the lambda by its interface. */
  enum Callers {
    /** Instrumented code alone, since the interface is. */
    INSTRUMENTED,
    /** Any code; instrumented code leaves a token. */
    ANNOUNCED
  }

  /** What the method behind does with references. */
  enum Behind {
    /** It is followed, or only moves them. */
    KEEPING,
    /** It may look at what is in them. */
    LOSING
  }

  BridgeCode(LambdaShape shape, Callers callers, int targetToken, Behind target, int site) {
    this.target = target;
    this.shape = shape;
    this.callers = callers;
    this.targetToken = targetToken;
    this.site = site;
    this.hasHolder = !shape.capturedNumbers().isEmpty();
    this.holder = size(shape.captured());
    this.direct = holder + (hasHolder ? 1 : 0) + size(shape.rest());
  }

  private static int size(List<Type> types) {
    return types.stream().mapToInt(Type::getSize).sum();
  }

  InsnList write() {
    accept();
    if (target == Behind.LOSING) {
      escape();
    }
    forward();
    call();
    giveBack();
    out.op(shape.result().getOpcode(Opcodes.IRETURN));
    return out.list();
  }

  /** Tells of what is handed to code that is neither instrumented nor only moves references. */
  private void escape() {
    int tag = shape.target().getTag();
    if (tag == Opcodes.H_INVOKEVIRTUAL || tag == Opcodes.H_INVOKEINTERFACE) {
      // The exception then has no message, as without a bridge.
      out.var(Opcodes.ALOAD, 0);
      out.call(
          "java/util/Objects", "requireNonNull", "(" + ProbeNames.OBJECT + ")" + ProbeNames.OBJECT);
      out.op(Opcodes.POP);
    }
    int local = escape(shape.captured(), 0);
    escape(shape.rest(), local + (hasHolder ? 1 : 0));
  }

  private int escape(List<Type> types, int first) {
    int local = first;
    for (Type type : types) {
      if (type.getSort() >= Type.ARRAY) {
        out.var(Opcodes.ALOAD, local);
        out.push(site);
        out.call(ProbeNames.ARRAY_CALLS, "escape", "(" + ProbeNames.OBJECT + "I)V");
      }
      local += type.getSize();
    }
    return local;
  }

  private void accept() {
    LabelNode done = new LabelNode();
    out.op(Opcodes.ICONST_0);
    out.var(Opcodes.ISTORE, direct);
    out.field(Opcodes.GETSTATIC, ProbeNames.CALLS, "token", "I");
    out.jump(Opcodes.IFEQ, done);
    out.push(shape.token());
    out.op(Opcodes.ACONST_NULL);
    out.call(ProbeNames.CALLS, "accept", "(I" + ProbeNames.OBJECT + ")Z");
    out.var(Opcodes.ISTORE, direct);
    out.add(done);
  }

  private void forward() {
    if (hasHolder) {
      out.var(Opcodes.ALOAD, holder);
    } else {
      out.op(Opcodes.ACONST_NULL);
    }
    out.push(shape.capturedNumbers().size());
    out.var(Opcodes.ILOAD, direct);
    out.push(shape.passedNumbers().size());
    out.push(targetToken);
    out.push(site);
    out.call(ProbeNames.LAMBDAS, "forward", "(" + ProbeNames.OBJECT + "IIIII)V");
  }

  private void call() {
    Handle method = shape.target();
    if (LambdaShape.isConstructor(method)) {
      out.type(Opcodes.NEW, method.getOwner());
      out.op(Opcodes.DUP);
    }
    int local = load(shape.captured(), 0);
    load(shape.rest(), local + (hasHolder ? 1 : 0));
    out.add(
        new MethodInsnNode(
            opcode(method.getTag()),
            method.getOwner(),
            method.getName(),
            method.getDesc(),
            method.isInterface()));
  }

  private int load(List<Type> types, int first) {
    int local = first;
    for (Type type : types) {
      out.var(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
    return local;
  }

  static int opcode(int tag) {
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      default -> Opcodes.INVOKESPECIAL;
    };
  }

  private void giveBack() {
    if (targetToken != 0) {
      out.push(targetToken);
      out.push(shape.returnsNumber() ? shape.token() : 0);
      if (callers == Callers.INSTRUMENTED) {
        out.op(Opcodes.ICONST_1);
      } else {
        out.var(Opcodes.ILOAD, direct);
      }
      out.call(ProbeNames.RETURNS, "retag", "(III)V");
    }
  }
}
