package dev.waymark.target.literal;

import java.util.regex.Pattern;

/** Primitives and strings as Java literals. */
public final class JavaLiterals {
  private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]+");

  private JavaLiterals() {}

  /** Whether {@code text} has a part as objects have that have no text of their own. */
  public static boolean hasIdentity(String text) {
    return IDENTITY.matcher(text).find();
  }

  /** The literal of a boxed primitive, with a cast where Java has no literal of its type. */
  public static String primitive(Object boxed) {
    if (boxed instanceof Character c) {
      return character(c);
    }
    if (boxed instanceof Byte || boxed instanceof Short) {
      String type = boxed instanceof Byte ? "(byte) " : "(short) ";
      return type + boxed;
    }
    if (boxed instanceof Long number) {
      return number == Long.MIN_VALUE ? "Long.MIN_VALUE" : number + "L";
    }
    if (boxed instanceof Integer number) {
      return number == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : number.toString();
    }
    return boxed instanceof Boolean ? boxed.toString() : floating(boxed);
  }

  private static String floating(Object boxed) {
    double value = ((Number) boxed).doubleValue();
    String type = boxed instanceof Float ? "Float." : "Double.";
    if (Double.isNaN(value)) {
      return type + "NaN";
    }
    if (Double.isInfinite(value)) {
      return type + (value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY");
    }
    return boxed instanceof Float number
        ? ShortestDecimals.of(number) + "f"
        : ShortestDecimals.of(value);
  }

  private static String character(char c) {
    if (c == '\'' || c == '\\') {
      return "'\\" + c + "'";
    }
    return c >= ' ' && c < 127 ? "'" + c + "'" : "(char) " + (int) c;
  }

  /** The literal of a string. */
  public static String string(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c == '\n' || c == '\r') { // as Unicode escapes they would end the line
        quoted.append(c == '\n' ? "\\n" : "\\r");
      } else if (c >= ' ' && c < 127) {
        quoted.append(c);
      } else {
        quoted.append(String.format("\\u%04x", (int) c));
      }
    }
    return quoted.append('"').toString();
  }
}
