package dev.waymark.probe;

/** A negation or conversion. */
public final class Unary extends Shadow {
  private final Shadow left;

  Unary(int id, int operation, Shadow left, long value) {
    super(id, operation, value);
    this.left = left;
  }

  @Override
  public Shadow left() {
    return left;
  }
}
