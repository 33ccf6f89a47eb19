package dev.waymark.probe;

/** An operator whose left operand is concrete. */
public final class LeftConstant extends Wide {
  private final long constant;
  private final Shadow right;

  LeftConstant(int id, int operation, long constant, Shadow right, long value) {
    super(id, operation, value);
    this.constant = constant;
    this.right = right;
  }

  @Override
  public Shadow right() {
    return right;
  }

  @Override
  public long constant() {
    return constant;
  }
}
