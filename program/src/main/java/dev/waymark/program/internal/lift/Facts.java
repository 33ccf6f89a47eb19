package dev.waymark.program.internal.lift;

/**
 * What is known of the values in a frame within straight-line code, so that checks that cannot fail
 * are left out. A fact is a set of bits; no bit means nothing is known.
 */
final class Facts {
  static final int NOTHING = 0;
  static final int NON_NULL = 1;
  static final int NON_ZERO = 2;
  static final int NOT_NEGATIVE = 4;

  private final int[] locals;
  private final int[] stack;
  private final int lastingReceiver;

  /**
   * Facts for a frame.
   *
   * @param lastingReceiver what holds for local 0 everywhere: {@link #NON_NULL} if it is always
   *     {@code this}
   */
  Facts(int locals, int stack, int lastingReceiver) {
    this.locals = new int[locals];
    this.stack = new int[stack];
    this.lastingReceiver = lastingReceiver;
    forget();
  }

  /** Drops everything that need not hold where paths join. */
  void forget() {
    java.util.Arrays.fill(locals, NOTHING);
    java.util.Arrays.fill(stack, NOTHING);
    if (locals.length > 0) {
      locals[0] = lastingReceiver;
    }
  }

  int ofLocal(int index) {
    return locals[index];
  }

  int ofStack(int position) {
    return stack[position];
  }

  void local(int index, int fact) {
    locals[index] = fact;
  }

  void stack(int position, int fact) {
    stack[position] = fact;
  }

  static int ofNumber(long value) {
    return (value != 0 ? NON_ZERO : NOTHING) | (value >= 0 ? NOT_NEGATIVE : NOTHING);
  }
}
