package dev.waymark.probe;

/**
 * An operator whose left operand is concrete and fits into an int, as most do: it takes less
 * memory.
 */
public final class LeftInt extends Narrow {
  private final int constant;
  private final Shadow right;

  LeftInt(int id, int operation, int constant, Shadow right, int value) {
    super(id, operation, value);
    this.constant = constant;
    this.right = right;
  }

  @Override
  public Shadow right() {
    return right;
  }

  @Override
  public long constant() {
    return constant;
  }
}
