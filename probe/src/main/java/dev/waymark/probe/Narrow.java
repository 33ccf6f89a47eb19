package dev.waymark.probe;

/** A shadow whose value fits into an int; it takes 32 bytes at most. */
public abstract sealed class Narrow extends Shadow permits Unary, Binary, Mixed {
  int value;

  Narrow(int mark, int value) {
    super(mark);
    this.value = value;
  }
}
