package dev.waymark.probe;

/** An operator of two symbolic operands; its value fits into an int. */
public final class Binary extends Narrow {
  private Shadow left;
  private Shadow right;

  Binary(int mark, Shadow left, Shadow right, int value) {
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
