package dev.waymark.probe.shadow;

/** Where the constant operand of an operator stands, beside the operation in one number. */
public final class Side {
  /** How many bits {@link #operation} and {@link #LEFT} take. */
  public static final int BITS = 9;

  /** The left operand is the constant; without this bit, the right one is. */
  public static final int LEFT = 1 << 8;

  private static final int OPERATION = LEFT - 1;

  private Side() {}

  static boolean isLeft(int code) {
    return (code & LEFT) != 0;
  }

  static int operation(int code) {
    return code & OPERATION;
  }
}
