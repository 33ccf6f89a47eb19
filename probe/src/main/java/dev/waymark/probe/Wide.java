package dev.waymark.probe;

/** A shadow whose value may need more than an int. */
public abstract sealed class Wide extends Shadow
    permits Symbol, WideUnary, WideBinary, LeftConstant, RightConstant, Select, Choice {
  private final long value;

  Wide(int id, int operation, long value) {
    super(id, operation);
    this.value = value;
  }

  @Override
  final long wide() {
    return value;
  }
}
