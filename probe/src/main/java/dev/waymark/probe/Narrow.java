package dev.waymark.probe;

/** A shadow whose value fits into an int. */
public abstract sealed class Narrow extends Shadow permits Unary, Binary, LeftInt, RightInt {
  final int value;

  Narrow(int id, int operation, int value) {
    super(id, operation, Width.NARROW);
    this.value = value;
  }
}
