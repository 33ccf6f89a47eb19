package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/**
 * An operator of which one operand is concrete and small; its value is any. Operation and constant
 * share an int.
 */
public final class WideMixed extends Wide {
  private Shadow shadow;
  private int packed;

  /**
   * One of them.
   *
   * @param code the operation, and perhaps {@link Side#LEFT}
   * @param constant one that {@link #fits}
   */
  WideMixed(int id, int code, Shadow shadow, int constant, long value) {
    super(id, value);
    this.shadow = shadow;
    this.packed = constant << Side.BITS | code;
  }

  /** Whether there is room for the constant. */
  static boolean fits(long constant) {
    return (int) constant << Side.BITS >> Side.BITS == constant;
  }

  @Override
  public int operation() {
    return Side.operation(packed);
  }

  @Override
  public @Nullable Shadow left() {
    return Side.isLeft(packed) ? null : shadow;
  }

  @Override
  public @Nullable Shadow right() {
    return Side.isLeft(packed) ? shadow : null;
  }

  @Override
  public long constant() {
    return packed >> Side.BITS;
  }
}
