package dev.waymark.validation.agreement;

import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * Every form of every instruction that shuffles the stack. Each case lies on one more value, and
 * folds what is on the stack afterwards into one number, from the top.
 */
final class HandmadeStacks {
  /** Ints a, b, c in locals 0 to 2; longs x and y in 3 and 5; the result in 7. */
  private static final String DESCRIPTOR = "(IIIJJ)J";

  private static final String LOCALS = "abcx.y";
  private static final int RESULT = 7;

  private HandmadeStacks() {}

  static List<Handmade> all() {
    return List.of(
        shuffle("Nop", "a", Opcodes.NOP, "I"),
        shuffle("Swap", "ab", Opcodes.SWAP, "II"),
        shuffle("Pop", "ab", Opcodes.POP, "I"),
        shuffle("Pop2OfTwo", "abc", Opcodes.POP2, "I"),
        shuffle("Pop2OfOne", "ax", Opcodes.POP2, "I"),
        shuffle("Dup", "a", Opcodes.DUP, "II"),
        shuffle("DupX1", "ab", Opcodes.DUP_X1, "III"),
        shuffle("DupX2OverTwo", "abc", Opcodes.DUP_X2, "IIII"),
        shuffle("DupX2OverOne", "xa", Opcodes.DUP_X2, "IJI"),
        shuffle("Dup2OfTwo", "ab", Opcodes.DUP2, "IIII"),
        shuffle("Dup2OfOne", "x", Opcodes.DUP2, "JJ"),
        shuffle("Dup2X1OfTwo", "abc", Opcodes.DUP2_X1, "IIIII"),
        shuffle("Dup2X1OfOne", "ax", Opcodes.DUP2_X1, "JIJ"),
        shuffle("Dup2X2OfTwoOverTwo", "abca", Opcodes.DUP2_X2, "IIIIII"),
        shuffle("Dup2X2OfOneOverTwo", "abx", Opcodes.DUP2_X2, "JIIJ"),
        shuffle("Dup2X2OfTwoOverOne", "xab", Opcodes.DUP2_X2, "IIJII"),
        shuffle("Dup2X2OfOneOverOne", "xy", Opcodes.DUP2_X2, "JJJ"));
  }

  /**
   * A case.
   *
   * @param pushed names of the locals to push
   * @param left kinds of the values on the stack afterwards, from the top
   */
  private static Handmade shuffle(String name, String pushed, int opcode, String left) {
    return Handmade.method(
        name,
        Opcodes.V1_5,
        DESCRIPTOR,
        body -> {
          body.op(Opcodes.LCONST_0).local(Opcodes.LSTORE, RESULT);
          body.iload(2);
          pushed.chars().forEach(local -> load(body, (char) local));
          body.op(opcode);
          (left + "I").chars().forEach(kind -> fold(body, (char) kind));
          body.local(Opcodes.LLOAD, RESULT).op(Opcodes.LRETURN);
        });
  }

  private static void load(Body body, char local) {
    body.local(local < 'x' ? Opcodes.ILOAD : Opcodes.LLOAD, LOCALS.indexOf(local));
  }

  private static void fold(Body body, char kind) {
    if (kind == 'I') {
      body.op(Opcodes.I2L);
    }
    body.local(Opcodes.LLOAD, RESULT).push(31L).op(Opcodes.LMUL, Opcodes.LADD);
    body.local(Opcodes.LSTORE, RESULT);
  }
}
