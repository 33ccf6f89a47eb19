package dev.waymark.probe;

/**
 * An operator whose right operand is concrete and fits into an int, as most do: it takes less
 * memory.
 */
public final class RightInt extends Narrow {
  private final Shadow left;
  private final int constant;

  RightInt(int id, int operation, Shadow left, int constant, int value) {
    super(id, operation, value);
    this.left = left;
    this.constant = constant;
  }

  @Override
  public Shadow left() {
    return left;
  }

  @Override
  public long constant() {
    return constant;
  }
}
