package dev.waymark.probe.shadow;

/** An operator of two symbolic operands. */
public final class BinaryShadow extends Shadow {
  private Shadow left;
  private Shadow right;

  public BinaryShadow(int mark, Shadow left, Shadow right, long value) {
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
