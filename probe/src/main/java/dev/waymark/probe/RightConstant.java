package dev.waymark.probe;

/** An operator whose right operand is concrete. */
public final class RightConstant extends Wide {
  private final Shadow left;
  private final long constant;

  RightConstant(int id, int operation, Shadow left, long constant, long value) {
    super(id, operation, value);
    this.left = left;
    this.constant = constant;
  }

  @Override
  public Shadow left() {
    return left;
  }

  @Override
  public long constant() {
    return constant;
  }
}
