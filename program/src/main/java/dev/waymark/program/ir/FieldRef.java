package dev.waymark.program.ir;

/** A field as an instruction names it; {@code owner} is an internal name. */
public record FieldRef(String owner, String name, String descriptor) {
  /**
   * Whether this is the array by which compilers number the constants that an enum switch knows.
   */
  public boolean isSwitchMap() {
    return name.startsWith("$SwitchMap$");
  }

  @Override
  public String toString() {
    return Names.simple(owner) + "." + name;
  }
}
