package dev.waymark.program.ir;

/** An interned string literal. */
public record StringConstant(String value) implements CodeConstant {
  @Override
  public Kind kind() {
    return Kind.REFERENCE;
  }

  /** The literal in Java syntax, with everything outside printable ASCII escaped. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("\"");
    value.chars().forEach(c -> appendEscaped(text, (char) c));
    return text.append('"').toString();
  }

  private static void appendEscaped(StringBuilder text, char c) {
    switch (c) {
      case '"', '\\' -> text.append('\\').append(c);
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      default -> text.append(c >= ' ' && c < 127 ? String.valueOf(c) : unicode(c));
    }
  }

  private static String unicode(char c) {
    return String.format("\\u%04x", (int) c);
  }
}
