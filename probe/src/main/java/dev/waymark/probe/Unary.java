package dev.waymark.probe;

/** A negation or conversion; its value fits into an int. */
public final class Unary extends Narrow {
  private final Shadow left;

  Unary(int id, int operation, Shadow left, int value) {
    super(id, operation, value);
    this.left = left;
  }

  @Override
  public Shadow left() {
    return left;
  }
}
