package dev.waymark.target;

/** Which collections of the JDK are made as inputs. */
public enum Container {
  LIST("java/util/List"),
  SET("java/util/Set"),
  MAP("java/util/Map"),
  OPTIONAL("java/util/Optional");

  private final String type;

  Container(String type) {
    this.type = type;
  }

  /** The internal name of its interface or class. */
  public String type() {
    return type;
  }

  /** How many type arguments it has. */
  public int arity() {
    return this == MAP ? 2 : 1;
  }
}
