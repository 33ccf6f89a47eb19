package dev.waymark.program.ir;

/** The element type of an array access, as far as the instruction tells. */
public enum ElementType {
  INT(Kind.INT),
  LONG(Kind.LONG),
  FLOAT(Kind.FLOAT),
  DOUBLE(Kind.DOUBLE),
  REFERENCE(Kind.REFERENCE),
  /** One instruction serves both types; the array decides. */
  BYTE_OR_BOOLEAN(Kind.INT),
  CHAR(Kind.INT),
  SHORT(Kind.INT);

  private final Kind kind;

  ElementType(Kind kind) {
    this.kind = kind;
  }

  /** The kind of the element once it is on the stack. */
  public Kind kind() {
    return kind;
  }
}
