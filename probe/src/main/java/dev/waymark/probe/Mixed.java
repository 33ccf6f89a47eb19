package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/** An operator of which one operand is concrete; that operand and the value fit into an int. */
public final class Mixed extends Narrow {
  private short code;
  private Shadow shadow;
  private int constant;

  /**
   * One of them.
   *
   * @param code the operation, and perhaps {@link Side#LEFT}
   */
  Mixed(int id, int code, Shadow shadow, int constant, int value) {
    super(id, value);
    this.code = (short) code;
    this.shadow = shadow;
    this.constant = constant;
  }

  @Override
  public int operation() {
    return Side.operation(code);
  }

  @Override
  public @Nullable Shadow left() {
    return Side.isLeft(code) ? null : shadow;
  }

  @Override
  public @Nullable Shadow right() {
    return Side.isLeft(code) ? shadow : null;
  }

  @Override
  public long constant() {
    return constant;
  }
}
