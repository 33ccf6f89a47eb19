package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/**
 * A symbolic value, immutable, with the concrete value it had in this run. Code passes null where a
 * value is concrete.
 *
 * <p>Numbers are 64 bits: ints sign-extended, floats and doubles as IEEE 754 bits with one NaN.
 */
public abstract sealed class Shadow permits Narrow, Wide {
  private final int id;
  private final byte operation;
  private final boolean isWide;

  Shadow(int id, int operation, Width width) {
    this.id = id;
    this.operation = (byte) operation;
    this.isWide = width == Width.WIDE;
  }

  /** How much room a value needs; most shadows are of ints, and then take less memory. */
  enum Width {
    NARROW,
    WIDE
  }

  /** A code of {@link Operation}. */
  public final int operation() {
    return operation & 0xFF;
  }

  /** The value in this run. */
  public final long value() {
    return isWide ? ((Wide) this).value : ((Narrow) this).value;
  }

  /** Grows in the order of creation: operands have smaller ones, but for a wrap-around. */
  public final int id() {
    return id;
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
