package dev.waymark.program.branch;

/**
 * A piece of Java text.
 *
 * @param precedence binding strength of its outermost operator, as in Java's grammar; 15 binds most
 * @param type the value's type as far as readability needs it
 */
record Text(String text, int precedence, Flavor type) {
  static final int PRIMARY = 15;
  static final int UNARY = 13;
  static final int RELATIONAL = 9;

  /** Types that change how a constant or a test against it reads. */
  enum Flavor {
    BOOLEAN,
    CHAR,
    OTHER;

    static Flavor of(String descriptor) {
      return switch (descriptor) {
        case "Z" -> BOOLEAN;
        case "C" -> CHAR;
        default -> OTHER;
      };
    }
  }

  static Text primary(String text, Flavor flavor) {
    return new Text(text, PRIMARY, flavor);
  }

  static Text primary(String text) {
    return primary(text, Flavor.OTHER);
  }

  /** The text as an operand that must bind at least as strongly as {@code needed}. */
  String inside(int needed) {
    return precedence >= needed ? text : "(" + text + ")";
  }
}
