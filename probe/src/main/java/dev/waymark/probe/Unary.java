package dev.waymark.probe;

/** A negation or conversion; its value fits into an int. */
public final class Unary extends Narrow {
  private Shadow left;

  Unary(int mark, Shadow left, int value) {
    super(mark, value);
    this.left = left;
  }

  @Override
  public Shadow left() {
    return left;
  }
}
