package dev.waymark.program.ir;

import static dev.waymark.program.ir.Kind.DOUBLE;
import static dev.waymark.program.ir.Kind.FLOAT;
import static dev.waymark.program.ir.Kind.INT;
import static dev.waymark.program.ir.Kind.LONG;
import static dev.waymark.program.ir.Kind.asDouble;
import static dev.waymark.program.ir.Kind.asFloat;
import static dev.waymark.program.ir.Kind.bits;

import java.util.function.LongBinaryOperator;

/**
 * Arithmetic, shifts, bit operations and three-way comparisons, with their meaning on the bits of
 * {@link Kind}. Shifts mask their distance; division and remainder of integers need a non-zero
 * divisor, which a {@link Check.Divisor} in front of them ensures.
 */
public enum BinaryOperator {
  IADD("+", INT, (a, b) -> (int) a + (int) b),
  LADD("+", LONG, (a, b) -> a + b),
  FADD("+", FLOAT, (a, b) -> bits(asFloat(a) + asFloat(b))),
  DADD("+", DOUBLE, (a, b) -> bits(asDouble(a) + asDouble(b))),
  ISUB("-", INT, (a, b) -> (int) a - (int) b),
  LSUB("-", LONG, (a, b) -> a - b),
  FSUB("-", FLOAT, (a, b) -> bits(asFloat(a) - asFloat(b))),
  DSUB("-", DOUBLE, (a, b) -> bits(asDouble(a) - asDouble(b))),
  IMUL("*", INT, (a, b) -> (int) (a * b)),
  LMUL("*", LONG, (a, b) -> a * b),
  FMUL("*", FLOAT, (a, b) -> bits(asFloat(a) * asFloat(b))),
  DMUL("*", DOUBLE, (a, b) -> bits(asDouble(a) * asDouble(b))),
  IDIV("/", INT, (a, b) -> (int) a / (int) b),
  LDIV("/", LONG, (a, b) -> a / b),
  FDIV("/", FLOAT, (a, b) -> bits(asFloat(a) / asFloat(b))),
  DDIV("/", DOUBLE, (a, b) -> bits(asDouble(a) / asDouble(b))),
  IREM("%", INT, (a, b) -> (int) a % (int) b),
  LREM("%", LONG, (a, b) -> a % b),
  FREM("%", FLOAT, (a, b) -> bits(asFloat(a) % asFloat(b))),
  DREM("%", DOUBLE, (a, b) -> bits(asDouble(a) % asDouble(b))),
  ISHL("<<", INT, INT, INT, (a, b) -> (int) a << (int) b),
  LSHL("<<", LONG, INT, LONG, (a, b) -> a << b),
  ISHR(">>", INT, INT, INT, (a, b) -> (int) a >> (int) b),
  LSHR(">>", LONG, INT, LONG, (a, b) -> a >> b),
  IUSHR(">>>", INT, INT, INT, (a, b) -> (int) a >>> (int) b),
  LUSHR(">>>", LONG, INT, LONG, (a, b) -> a >>> b),
  IAND("&", INT, (a, b) -> a & b),
  LAND("&", LONG, (a, b) -> a & b),
  IOR("|", INT, (a, b) -> a | b),
  LOR("|", LONG, (a, b) -> a | b),
  IXOR("^", INT, (a, b) -> a ^ b),
  LXOR("^", LONG, (a, b) -> a ^ b),
  LCMP("lcmp", LONG, LONG, INT, Long::compare),
  FCMPL("fcmpl", FLOAT, FLOAT, INT, (a, b) -> compare(asFloat(a), asFloat(b), -1)),
  FCMPG("fcmpg", FLOAT, FLOAT, INT, (a, b) -> compare(asFloat(a), asFloat(b), 1)),
  DCMPL("dcmpl", DOUBLE, DOUBLE, INT, (a, b) -> compare(asDouble(a), asDouble(b), -1)),
  DCMPG("dcmpg", DOUBLE, DOUBLE, INT, (a, b) -> compare(asDouble(a), asDouble(b), 1));

  private final String symbol;
  private final Kind left;
  private final Kind right;
  private final Kind result;
  private final LongBinaryOperator meaning;

  BinaryOperator(String symbol, Kind kind, LongBinaryOperator meaning) {
    this(symbol, kind, kind, kind, meaning);
  }

  BinaryOperator(String symbol, Kind left, Kind right, Kind result, LongBinaryOperator meaning) {
    this.symbol = symbol;
    this.left = left;
    this.right = right;
    this.result = result;
    this.meaning = meaning;
  }

  /** The operator as Java writes it, or the mnemonic of a three-way comparison. */
  public String symbol() {
    return symbol;
  }

  public Kind left() {
    return left;
  }

  public Kind right() {
    return right;
  }

  public Kind result() {
    return result;
  }

  /** Whether this is LCMP, FCMPx or DCMPx. */
  public boolean isComparison() {
    return switch (this) {
      case LCMP, FCMPL, FCMPG, DCMPL, DCMPG -> true;
      default -> false;
    };
  }

  /** Whether this divides integers, and so throws on a zero divisor. */
  public boolean needsDivisorCheck() {
    return switch (this) {
      case IDIV, LDIV, IREM, LREM -> true;
      default -> false;
    };
  }

  public long evaluate(long leftBits, long rightBits) {
    return meaning.applyAsLong(leftBits, rightBits);
  }

  /** Three-way comparison where 0.0 equals -0.0 and NaN gives {@code unordered}. */
  private static int compare(double a, double b, int unordered) {
    if (a < b) {
      return -1;
    }
    if (a > b) {
      return 1;
    }
    return a == b ? 0 : unordered;
  }
}
