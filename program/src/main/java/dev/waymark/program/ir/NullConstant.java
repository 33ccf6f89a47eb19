package dev.waymark.program.ir;

/** The null reference. */
public record NullConstant() implements CodeConstant {
  @Override
  public Kind kind() {
    return Kind.REFERENCE;
  }

  @Override
  public String toString() {
    return "null";
  }
}
