package dev.waymark.validation.agreement;

import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Control flow that javac does not make: subroutines, odd handlers, loops with two entries. */
final class HandmadeFlows {
  /** The wide jumps, which ASM writes when asked for by number. */
  private static final int GOTO_W = 200;

  private static final int JSR_W = 201;
  private static final String NULL_POINTER = "java/lang/NullPointerException";
  private static final String ARITHMETIC = "java/lang/ArithmeticException";

  private HandmadeFlows() {}

  static List<Handmade> all() {
    return List.of(
        flow("WideGoto", "(I)I", HandmadeFlows::wideGoto),
        flow("SubroutineAsFinally", "(II[I)I", HandmadeFlows::subroutineAsFinally),
        flow("NestedSubroutines", "(I)I", HandmadeFlows::nestedSubroutines),
        flow("HandlerEnteredByJump", "(II)I", HandmadeFlows::handlerEnteredByJump),
        flow("HandlerEnteredByFall", "(II)I", HandmadeFlows::handlerEnteredByFall),
        flow("HandlerOfItself", "(I)I", HandmadeFlows::handlerOfItself),
        flow("HandlerOfOneInstruction", "(IIII)I", HandmadeFlows::handlerOfOneInstruction),
        flow("OverlappingHandlers", "(II)I", HandmadeFlows::overlappingHandlers),
        flow("LoopWithTwoEntries", "(I)I", HandmadeFlows::loopWithTwoEntries),
        flow("CodeThatIsDead", "(I)I", HandmadeFlows::codeThatIsDead),
        flow("SwitchesOnStack", "(II)I", HandmadeFlows::switchesOnStack));
  }

  private static Handmade flow(String name, String descriptor, Consumer<Body> code) {
    return Handmade.method(name, Opcodes.V1_5, descriptor, code);
  }

  private static void wideGoto(Body body) {
    Label end = new Label();
    body.iload(0).jump(GOTO_W, end);
    body.op(Opcodes.POP, Opcodes.ICONST_0, Opcodes.NOP);
    body.label(end).op(Opcodes.ICONST_1, Opcodes.IADD, Opcodes.IRETURN);
  }

  /** {@code try { return a / b; } finally { log[0]++; }}, as javac compiled it until Java 6. */
  private static void subroutineAsFinally(Body body) {
    Label start = new Label();
    Label end = new Label();
    Label any = new Label();
    Label subroutine = new Label();
    body.handler(start, end, any, null);
    body.label(start).iload(0).iload(1).op(Opcodes.IDIV).local(Opcodes.ISTORE, 3);
    body.label(end).jump(Opcodes.JSR, subroutine).iload(3).op(Opcodes.IRETURN);
    body.label(any).local(Opcodes.ASTORE, 4).jump(JSR_W, subroutine);
    body.local(Opcodes.ALOAD, 4).op(Opcodes.ATHROW);
    body.label(subroutine).local(Opcodes.ASTORE, 5);
    body.local(Opcodes.ALOAD, 2).op(Opcodes.ICONST_0, Opcodes.DUP2, Opcodes.IALOAD);
    body.op(Opcodes.ICONST_1, Opcodes.IADD, Opcodes.IASTORE).local(Opcodes.RET, 5);
  }

  /** The outer subroutine calls the inner one, and both are called twice. */
  private static void nestedSubroutines(Body body) {
    Label outer = new Label();
    Label inner = new Label();
    body.jump(Opcodes.JSR, outer).jump(Opcodes.JSR, outer);
    body.iload(0).op(Opcodes.IRETURN);
    body.label(outer).local(Opcodes.ASTORE, 1).increment(0, 3).jump(Opcodes.JSR, inner);
    body.iload(0).op(Opcodes.INEG).local(Opcodes.ISTORE, 0).jump(Opcodes.JSR, inner);
    body.local(Opcodes.RET, 1);
    body.label(inner).local(Opcodes.ASTORE, 2);
    body.iload(0).op(Opcodes.ICONST_2, Opcodes.IMUL).local(Opcodes.ISTORE, 0);
    body.local(Opcodes.RET, 2);
  }

  /** The handler's value may also be the null that a jump brings. */
  private static void handlerEnteredByJump(Body body) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    body.handler(start, end, handler, ARITHMETIC);
    Label divide = new Label();
    body.iload(0).jump(Opcodes.IFNE, divide);
    body.op(Opcodes.ACONST_NULL).type(Opcodes.CHECKCAST, ARITHMETIC).jump(Opcodes.GOTO, handler);
    body.label(divide);
    body.label(start).iload(0).iload(1).op(Opcodes.IDIV).label(end).op(Opcodes.IRETURN);
    rethrowOrOne(body, handler);
  }

  /** The same, falling from the instruction in front of the handler. */
  private static void handlerEnteredByFall(Body body) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label skip = new Label();
    body.handler(start, end, handler, ARITHMETIC);
    body.iload(0).jump(Opcodes.IFEQ, skip);
    body.label(start).iload(0).iload(1).op(Opcodes.IDIV).label(end).op(Opcodes.IRETURN);
    body.label(skip).op(Opcodes.ACONST_NULL).type(Opcodes.CHECKCAST, ARITHMETIC);
    rethrowOrOne(body, handler);
  }

  /** Throws the value on the stack if {@code b} is even, else returns whether it has a cause. */
  private static void rethrowOrOne(Body body, Label handler) {
    Label ask = new Label();
    body.label(handler).iload(1).op(Opcodes.ICONST_1, Opcodes.IAND).jump(Opcodes.IFNE, ask);
    body.op(Opcodes.ATHROW);
    body.label(ask);
    body.call(Opcodes.INVOKEVIRTUAL, "java/lang/Throwable", "getCause", "()Ljava/lang/Throwable;");
    body.type(Opcodes.INSTANCEOF, ARITHMETIC).op(Opcodes.IRETURN);
  }

  /** The handler is in its own range: dividing fails there again until the divisor is 1. */
  private static void handlerOfItself(Body body) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    body.handler(start, end, handler, ARITHMETIC);
    body.op(Opcodes.ICONST_M1, Opcodes.ICONST_1, Opcodes.IADD).local(Opcodes.ISTORE, 1);
    body.label(start).iload(0).iload(0).op(Opcodes.IDIV, Opcodes.IRETURN);
    body.label(handler).op(Opcodes.POP).increment(1, 1);
    body.push(100).iload(1).op(Opcodes.ICONST_3, Opcodes.ISUB, Opcodes.DUP);
    body.local(Opcodes.ISTORE, 0).iload(1).op(Opcodes.ICONST_1, Opcodes.ISUB, Opcodes.IMUL);
    body.op(Opcodes.IDIV).label(end).op(Opcodes.IRETURN);
  }

  /** Of three divisions in a row, the one in the middle is covered. */
  private static void handlerOfOneInstruction(Body body) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    body.handler(start, end, handler, ARITHMETIC);
    body.iload(0).iload(1).iload(2).iload(3).op(Opcodes.IDIV);
    body.label(start).op(Opcodes.IDIV).label(end).op(Opcodes.IDIV, Opcodes.IRETURN);
    body.label(handler).op(Opcodes.POP).push(77).op(Opcodes.IRETURN);
  }

  /** The first row wins although the second is narrower and more exact. */
  private static void overlappingHandlers(Body body) {
    Label start = new Label();
    Label middle = new Label();
    Label end = new Label();
    Label first = new Label();
    Label second = new Label();
    Label third = new Label();
    body.handler(start, middle, first, "java/lang/RuntimeException");
    body.handler(start, end, second, ARITHMETIC);
    body.handler(middle, end, third, null);
    body.label(start).iload(0).iload(1).op(Opcodes.IDIV, Opcodes.POP);
    body.label(middle).iload(1).iload(0).op(Opcodes.IREM);
    body.push(1000).op(Opcodes.IREM).newArray(Opcodes.T_INT).op(Opcodes.ARRAYLENGTH);
    body.label(end).op(Opcodes.IRETURN);
    body.label(first).op(Opcodes.POP).push(-1).op(Opcodes.IRETURN);
    body.label(second).op(Opcodes.POP).push(-2).op(Opcodes.IRETURN);
    body.label(third).op(Opcodes.POP).push(-3).op(Opcodes.IRETURN);
  }

  /** Odd numbers enter the loop at its second half. */
  private static void loopWithTwoEntries(Body body) {
    Label one = new Label();
    Label two = new Label();
    Label end = new Label();
    body.iload(0).push(31).op(Opcodes.IAND).local(Opcodes.ISTORE, 1);
    body.op(Opcodes.ICONST_0).local(Opcodes.ISTORE, 2);
    body.iload(0).op(Opcodes.ICONST_1, Opcodes.IAND).jump(Opcodes.IFNE, two);
    body.label(one).increment(2, 1);
    body.label(two).increment(2, 10).increment(1, -3);
    body.iload(1).jump(Opcodes.IFLE, end);
    body.iload(1).op(Opcodes.ICONST_2, Opcodes.IREM).jump(Opcodes.IFEQ, one);
    body.jump(Opcodes.GOTO, two);
    body.label(end).iload(2).op(Opcodes.IRETURN);
  }

  /** Dead code has a handler and jumps of its own. */
  private static void codeThatIsDead(Body body) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label live = new Label();
    body.handler(start, end, handler, NULL_POINTER);
    body.iload(0).jump(Opcodes.GOTO, live);
    body.label(start).op(Opcodes.ACONST_NULL, Opcodes.ARRAYLENGTH, Opcodes.POP);
    body.jump(Opcodes.GOTO, start).label(end);
    body.label(handler).op(Opcodes.POP).jump(Opcodes.GOTO, start);
    body.label(live).op(Opcodes.ICONST_5, Opcodes.IXOR, Opcodes.IRETURN);
  }

  /** A value waits below the key; keys are negative, and one switch has none. */
  private static void switchesOnStack(Body body) {
    Label low = new Label();
    Label high = new Label();
    Label other = new Label();
    Label end = new Label();
    body.iload(0).iload(1).table(-2, other, low, high, low, other, high);
    body.label(low).op(Opcodes.INEG).jump(Opcodes.GOTO, other);
    body.label(high).push(7).op(Opcodes.IMUL);
    body.label(other).iload(1).lookup(end, new int[] {});
    body.label(end).iload(0);
    Label minimum = new Label();
    Label last = new Label();
    body.lookup(last, new int[] {Integer.MIN_VALUE, -1, 6}, minimum, last, minimum);
    body.label(minimum).op(Opcodes.ICONST_1, Opcodes.IADD);
    body.label(last).op(Opcodes.IRETURN);
  }
}
