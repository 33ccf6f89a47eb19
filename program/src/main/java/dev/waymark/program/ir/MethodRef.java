package dev.waymark.program.ir;

/** A method as an instruction names it; {@code owner} is an internal name or array descriptor. */
public record MethodRef(String owner, String name, String descriptor) {
  /** The method without its owner: what overriding and lookup compare. */
  public String signature() {
    return name + descriptor;
  }

  /** {@code Triangle.classify}. */
  public String simpleName() {
    return Names.simpleType(owner) + "." + name;
  }

  @Override
  public String toString() {
    return Names.internal(owner) + "#" + name + descriptor;
  }
}
