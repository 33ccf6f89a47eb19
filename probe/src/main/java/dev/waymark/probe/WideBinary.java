package dev.waymark.probe;

/** An operator of two symbolic operands; its value is any. */
public final class WideBinary extends Wide {
  private byte operation;
  private Shadow left;
  private Shadow right;

  WideBinary(int id, int operation, Shadow left, Shadow right, long value) {
    super(id, value);
    this.operation = (byte) operation;
    this.left = left;
    this.right = right;
  }

  @Override
  public int operation() {
    return operation & 0xFF;
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
