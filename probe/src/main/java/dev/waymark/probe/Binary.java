package dev.waymark.probe;

/** An operator of two symbolic operands; its value fits into an int. */
public final class Binary extends Narrow {
  private final Shadow left;
  private final Shadow right;

  Binary(int id, int operation, Shadow left, Shadow right, int value) {
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
