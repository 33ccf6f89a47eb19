package dev.waymark.probe;

/** A shadow whose value may need more than an int. */
public abstract sealed class Wide extends Shadow
    permits Symbol, WideUnary, WideBinary, LeftConstant, RightConstant, Select, Choice {
  final long value;

  Wide(int id, int operation, long value) {
    super(id, operation, Width.WIDE);
    this.value = value;
  }
}
