package dev.waymark.probe.shadow;

/** An input: the leaf of all shadows. */
public final class SymbolShadow extends Shadow {
  private final int index;
  private final char kind;

  public SymbolShadow(int mark, int index, char kind, long value) {
    super(mark, value);
    this.index = index;
    this.kind = kind;
  }

  /** Which input; {@code ~i} for the one that code has drawn as number {@code i}. */
  public int index() {
    return index;
  }

  /** The descriptor of its primitive type; {@code L} for the length of an array. */
  public char kind() {
    return kind;
  }
}
