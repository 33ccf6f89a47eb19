package dev.waymark.probe;

/** An operator of two symbolic operands; its value is any. */
public final class WideBinary extends Wide {
  private Shadow left;
  private Shadow right;

  WideBinary(int mark, Shadow left, Shadow right, long value) {
    super(mark, value);
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
