package dev.waymark.probe;

/** A shadow whose value fits into an int; it takes 32 bytes at most. */
public abstract sealed class Narrow extends Shadow permits Unary, Binary, Mixed {
  int value;

  Narrow(int id, int value) {
    super(id);
    this.value = value;
  }
}
