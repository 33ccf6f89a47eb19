package dev.waymark.program.internal.lift;

import java.util.Arrays;

/**
 * What is known of the values in a frame within straight-line code, so that checks that cannot fail
 * are left out.
 */
final class Facts {
  private final Fact[] locals;
  private final Fact[] stack;
  private final Fact receiver;

  /**
   * Facts for a frame.
   *
   * @param receiver what holds for local 0 everywhere: it is not null if it is always {@code this}
   */
  Facts(int locals, int stack, Fact receiver) {
    this.locals = new Fact[locals];
    this.stack = new Fact[stack];
    this.receiver = receiver;
    forget();
  }

  /** Drops everything that need not hold where paths join. */
  void forget() {
    Arrays.fill(locals, Fact.NOTHING);
    Arrays.fill(stack, Fact.NOTHING);
    if (locals.length > 0) {
      locals[0] = receiver;
    }
  }

  Fact ofLocal(int index) {
    return locals[index];
  }

  Fact ofStack(int position) {
    return stack[position];
  }

  void local(int index, Fact fact) {
    locals[index] = fact;
  }

  void stack(int position, Fact fact) {
    stack[position] = fact;
  }
}
