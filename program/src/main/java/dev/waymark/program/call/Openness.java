package dev.waymark.program.call;

/** Whether the known targets of a call are all there can be, and if not, why. */
public enum Openness {
  /** No method but the known targets can run. */
  CLOSED("all targets are known"),
  /** The receiver's class is neither final nor sealed within the scope. */
  SUBCLASSES("a class nobody has seen may extend the receiver's class"),
  /** The receiver's interface is not sealed within the scope. */
  IMPLEMENTATIONS("an unseen class, a lambda or a proxy may implement the receiver's interface"),
  /** The method or a class it hangs on is not there. */
  UNRESOLVED("a class or method is missing"),
  /** A call through a method handle or variable handle. */
  HANDLE("a method handle may lead anywhere"),
  /** A string concatenation of objects. */
  TO_STRING("the concatenation calls toString of its operands"),
  /** A method of a record that the JDK makes of its components. */
  COMPONENTS("the record's method calls methods of its components"),
  /** A call site linked by a bootstrap method that is not known. */
  BOOTSTRAP("the bootstrap method decides what is called");

  private final String reason;

  Openness(String reason) {
    this.reason = reason;
  }

  /** Whether an unknown method may run. */
  public boolean isOpen() {
    return this != CLOSED;
  }

  /** One line for a person. */
  public String reason() {
    return reason;
  }
}
