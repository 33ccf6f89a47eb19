package dev.waymark.probe;

/** A negation or conversion; its value is any. */
public final class WideUnary extends Wide {
  private byte operation;
  private Shadow left;

  WideUnary(int id, int operation, Shadow left, long value) {
    super(id, value);
    this.operation = (byte) operation;
    this.left = left;
  }

  @Override
  public int operation() {
    return operation & 0xFF;
  }

  @Override
  public Shadow left() {
    return left;
  }
}
