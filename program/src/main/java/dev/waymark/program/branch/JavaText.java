package dev.waymark.program.branch;

import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.StringConstant;
import org.jspecify.annotations.Nullable;

/**
 * A piece of Java text.
 *
 * @param precedence binding strength of its outermost operator, as in Java's grammar; 15 binds most
 * @param type the value's type as far as readability needs it
 * @param constant the constant that this is; else null
 */
record JavaText(String text, int precedence, Flavor type, @Nullable CodeConstant constant) {
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

  JavaText(String text, int precedence, Flavor type) {
    this(text, precedence, type, null);
  }

  static JavaText primary(String text, Flavor flavor) {
    return new JavaText(text, PRIMARY, flavor);
  }

  static JavaText constant(CodeConstant constant) {
    return new JavaText(constant.toString(), PRIMARY, Flavor.OTHER, constant);
  }

  static JavaText primary(String text) {
    return primary(text, Flavor.OTHER);
  }

  /** The value of an int constant; null if this is none. */
  @Nullable Long number() {
    return constant instanceof NumberConstant n && n.kind() == Kind.INT ? n.bits() : null;
  }

  /** The value of a string constant; null if this is none. */
  @Nullable String literal() {
    return constant instanceof StringConstant string ? string.value() : null;
  }

  /** An int constant as the char it stands for; everything else as it is. */
  JavaText asChar() {
    Long number = number();
    return number == null
        ? this
        : constant(new StringConstant(String.valueOf((char) number.longValue())));
  }

  /** An int constant as {@code wanted} writes it; everything else as it is. */
  JavaText as(Flavor wanted) {
    Long number = number();
    if (number == null || wanted == Flavor.OTHER) {
      return this;
    }
    String text =
        wanted == Flavor.CHAR ? character((char) number.longValue()) : String.valueOf(number != 0);
    return primary(text, wanted);
  }

  /** A char as Java writes it. */
  static String character(char c) {
    return switch (c) {
      case '\'', '\\' -> "'\\" + c + "'";
      case '\n' -> "'\\n'";
      case '\t' -> "'\\t'";
      case '\r' -> "'\\r'";
      default -> c >= ' ' && c < 127 ? "'" + c + "'" : "'\\u%04x'".formatted((int) c);
    };
  }

  /** The text as an operand that must bind at least as strongly as {@code needed}. */
  String inside(int needed) {
    return precedence >= needed ? text : "(" + text + ")";
  }
}
