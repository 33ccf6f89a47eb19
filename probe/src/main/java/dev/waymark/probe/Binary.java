package dev.waymark.probe;

/** An operator of two symbolic operands; its value fits into an int. */
public final class Binary extends Narrow {
  private byte operation;
  private Shadow left;
  private Shadow right;

  Binary(int id, int operation, Shadow left, Shadow right, int value) {
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
