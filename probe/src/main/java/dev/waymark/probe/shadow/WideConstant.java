package dev.waymark.probe.shadow;

import org.jspecify.annotations.Nullable;

/** An operator of which one operand is concrete, and any number. */
public final class WideConstant extends Shadow {
  private Shadow shadow;
  private long constant;

  public WideConstant(int mark, Shadow shadow, long constant, long value) {
    super(mark, value);
    this.shadow = shadow;
    this.constant = constant;
  }

  @Override
  public @Nullable Shadow left() {
    return Side.isLeft(mark) ? null : shadow;
  }

  @Override
  public @Nullable Shadow right() {
    return Side.isLeft(mark) ? shadow : null;
  }

  @Override
  public long constant() {
    return constant;
  }
}
