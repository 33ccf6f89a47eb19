package dev.waymark.generalize.reason;

/**
 * One thing that a reason says.
 *
 * @param text as Java writes it, or in words
 * @param value what that amounts to on the path; empty if it is not known, or the text says it
 */
public record Fact(Kind kind, String text, String value) {
  public Fact(Kind kind, String text) {
    this(kind, text, "");
  }

  /** What sort of thing is said. */
  public enum Kind {
    /** How the input is. */
    INPUT(""),
    /** A statement sets something. */
    SETS("sets "),
    /** A branch or check goes one way only if this holds. */
    NEEDS("needs "),
    /** A method is called. */
    CALLS("calls "),
    /** What a method gives is used that is not the user's. */
    USES("uses "),
    /** A method returns something. */
    RETURNS("returns "),
    /** A value is read that nothing has set. */
    FINDS("finds "),
    /** An object is made. */
    MAKES("makes "),
    /** An exception is thrown. */
    THROWS("throws "),
    /** What cannot be told from the source. */
    DOES("");

    private final String verb;

    Kind(String verb) {
      this.verb = verb;
    }

    String verb() {
      return verb;
    }
  }

  /** Whether it says the same as {@code before}, but for the value. */
  boolean isAgain(Fact before) {
    return !value.isEmpty()
        && !before.value.isEmpty()
        && kind == before.kind
        && text.equals(before.text);
  }

  /** Whether it says what {@code minor} does, and more. */
  boolean says(Fact minor) {
    boolean isMinor = minor.kind == Kind.MAKES || minor.kind == Kind.USES;
    return isMinor && minor.kind != kind && text.contains(minor.text);
  }

  /** In a list of facts, without the verb. */
  String inList() {
    String whole = whole();
    return whole.contains(" or ") ? "(" + whole + ")" : whole;
  }

  private String whole() {
    return value.isEmpty() ? text : text + ", which is " + value;
  }

  @Override
  public String toString() {
    return kind.verb() + whole();
  }
}
