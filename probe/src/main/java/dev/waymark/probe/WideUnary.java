package dev.waymark.probe;

/** A negation or conversion; its value is any. */
public final class WideUnary extends Wide {
  private final Shadow left;

  WideUnary(int id, int operation, Shadow left, long value) {
    super(id, operation, value);
    this.left = left;
  }

  @Override
  public Shadow left() {
    return left;
  }
}
