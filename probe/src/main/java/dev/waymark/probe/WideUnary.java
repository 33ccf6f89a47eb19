package dev.waymark.probe;

/** A negation or conversion; its value is any. */
public final class WideUnary extends Wide {
  private Shadow left;

  WideUnary(int mark, Shadow left, long value) {
    super(mark, value);
    this.left = left;
  }

  @Override
  public Shadow left() {
    return left;
  }
}
