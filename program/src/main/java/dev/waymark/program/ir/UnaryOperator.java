package dev.waymark.program.ir;

import static dev.waymark.program.ir.Kind.DOUBLE;
import static dev.waymark.program.ir.Kind.FLOAT;
import static dev.waymark.program.ir.Kind.INT;
import static dev.waymark.program.ir.Kind.LONG;
import static dev.waymark.program.ir.Kind.asDouble;
import static dev.waymark.program.ir.Kind.asFloat;
import static dev.waymark.program.ir.Kind.bits;

import java.util.function.LongUnaryOperator;

/** Negations and conversions, with their meaning on the bits of {@link Kind}. */
public enum UnaryOperator {
  INEG("-", INT, INT, a -> -(int) a),
  LNEG("-", LONG, LONG, a -> -a),
  FNEG("-", FLOAT, FLOAT, a -> bits(-asFloat(a))),
  DNEG("-", DOUBLE, DOUBLE, a -> bits(-asDouble(a))),
  I2L("(long) ", INT, LONG, a -> a),
  I2F("(float) ", INT, FLOAT, a -> bits((float) (int) a)),
  I2D("(double) ", INT, DOUBLE, a -> bits((double) (int) a)),
  L2I("(int) ", LONG, INT, a -> (int) a),
  L2F("(float) ", LONG, FLOAT, a -> bits((float) a)),
  L2D("(double) ", LONG, DOUBLE, a -> bits((double) a)),
  F2I("(int) ", FLOAT, INT, a -> (int) asFloat(a)),
  F2L("(long) ", FLOAT, LONG, a -> (long) asFloat(a)),
  F2D("(double) ", FLOAT, DOUBLE, a -> bits((double) asFloat(a))),
  D2I("(int) ", DOUBLE, INT, a -> (int) asDouble(a)),
  D2L("(long) ", DOUBLE, LONG, a -> (long) asDouble(a)),
  D2F("(float) ", DOUBLE, FLOAT, a -> bits((float) asDouble(a))),
  I2B("(byte) ", INT, INT, a -> (byte) a),
  I2C("(char) ", INT, INT, a -> (char) a),
  I2S("(short) ", INT, INT, a -> (short) a);

  private final String symbol;
  private final Kind operand;
  private final Kind result;
  private final LongUnaryOperator meaning;

  UnaryOperator(String symbol, Kind operand, Kind result, LongUnaryOperator meaning) {
    this.symbol = symbol;
    this.operand = operand;
    this.result = result;
    this.meaning = meaning;
  }

  /** The operator as Java writes it in front of its operand. */
  public String symbol() {
    return symbol;
  }

  public Kind operand() {
    return operand;
  }

  public Kind result() {
    return result;
  }

  public long evaluate(long bits) {
    return meaning.applyAsLong(bits);
  }
}
