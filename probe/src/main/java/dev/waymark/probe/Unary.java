package dev.waymark.probe;

/** A negation or conversion; its value fits into an int. */
public final class Unary extends Narrow {
  private byte operation;
  private Shadow left;

  Unary(int id, int operation, Shadow left, int value) {
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
