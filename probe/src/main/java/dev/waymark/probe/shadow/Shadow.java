package dev.waymark.probe.shadow;

import org.jspecify.annotations.Nullable;

/**
 * A symbolic value, immutable, with the concrete value it had in this run. Code passes null where a
 * value is concrete.
 *
 * <p>Numbers are 64 bits: ints sign-extended, floats and doubles as IEEE 754 bits with one NaN.
 *
 * <p>Runs on symbolic data spend their time on the memory for shadows, so each class has room for
 * what it needs alone, and no field is final: compilers would make sure at each shadow that other
 * threads see such fields. Those of other threads that read one leave the run incomplete.
 */
public abstract sealed class Shadow
    permits SymbolShadow,
        UnaryShadow,
        BinaryShadow,
        MixedShadow,
        WideConstant,
        SelectShadow,
        ChoiceShadow {
  int mark;

  /** With it, a shadow of two operands, or of one and an int, takes 32 bytes. */
  private long value;

  Shadow(int mark, long value) {
    this.mark = mark;
    this.value = value;
  }

  /** A code of {@link Operation}; gone once the shadow has a number. */
  public final int operation() {
    return Side.operation(mark);
  }

  /** The run and the operation, as put there by what made the shadow; negative once numbered. */
  public final int mark() {
    return mark;
  }

  /** Gives the shadow a number in place of its run and operation. */
  public final void mark(int number) {
    mark = number;
  }

  /** The value in this run. */
  public final long value() {
    return value;
  }

  /** The first operand; null if there is none or it is a constant. */
  public @Nullable Shadow left() {
    return null;
  }

  /** The second operand; null if there is none or it is a constant. */
  public @Nullable Shadow right() {
    return null;
  }

  /** The operand that is a constant, where there is one. */
  public long constant() {
    return 0;
  }
}
