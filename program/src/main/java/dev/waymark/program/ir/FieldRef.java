package dev.waymark.program.ir;

/** A field as an instruction names it; {@code owner} is an internal name. */
public record FieldRef(String owner, String name, String descriptor) {
  @Override
  public String toString() {
    return Names.simple(owner) + "." + name;
  }
}
