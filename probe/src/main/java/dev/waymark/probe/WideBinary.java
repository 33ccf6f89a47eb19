package dev.waymark.probe;

/** An operator of two symbolic operands; its value is any. */
public final class WideBinary extends Wide {
  private final Shadow left;
  private final Shadow right;

  WideBinary(int id, int operation, Shadow left, Shadow right, long value) {
    super(id, operation, value);
    this.left = left;
    this.right = right;
  }

  @Override
  public Shadow left() {
    return left;
  }

  @Override
  public Shadow right() {
    return right;
  }
}
