package dev.waymark.probe;

/** A shadow whose value may need more than an int. */
public abstract sealed class Wide extends Shadow
    permits Symbol, WideUnary, WideBinary, WideMixed, WideConstant, Select, Choice {
  long value;

  Wide(int mark, long value) {
    super(mark);
    this.value = value;
  }
}
