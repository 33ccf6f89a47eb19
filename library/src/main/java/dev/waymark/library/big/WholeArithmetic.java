package dev.waymark.library.big;

import dev.waymark.library.number.Exact;
import dev.waymark.probe.Symbolic;
import java.math.BigInteger;

/** Arithmetic of large whole numbers; what does not fit into a long is lost. */
public final class WholeArithmetic {
  private WholeArithmetic() {}

  /** Whether this is a zero that is not symbolic. */
  public static boolean isZero(BigInteger number) {
    long[] value = WholeContents.of(number);
    return value != null && !Symbolic.isSymbolic(value[0]) && value[0] == 0;
  }

  public static BigInteger sum(BigInteger a, BigInteger b) {
    long[] first = WholeContents.of(a);
    long[] second = WholeContents.of(b);
    if (first != null && second != null && Exact.sumFits(first[0], second[0])) {
      return WholeContents.make(first[0] + second[0]);
    }
    WholeContents.lose(a, b);
    return a.add(b);
  }

  public static BigInteger difference(BigInteger a, BigInteger b) {
    long[] first = WholeContents.of(a);
    long[] second = WholeContents.of(b);
    if (first != null && second != null && Exact.differenceFits(first[0], second[0])) {
      return WholeContents.make(first[0] - second[0]);
    }
    WholeContents.lose(a, b);
    return a.subtract(b);
  }

  public static BigInteger product(BigInteger a, BigInteger b) {
    long[] first = WholeContents.of(a);
    long[] second = WholeContents.of(b);
    if (first != null && second != null && Exact.productFits(first[0], second[0])) {
      return WholeContents.make(first[0] * second[0]);
    }
    WholeContents.lose(a, b);
    return a.multiply(b);
  }

  public static BigInteger quotient(BigInteger a, BigInteger b) {
    long[] first = WholeContents.of(a);
    long[] second = WholeContents.of(b);
    if (second != null && second[0] == 0) {
      return a.divide(b);
    }
    if (first != null && second != null && DecimalRounding.canDivide(first[0], second[0])) {
      return WholeContents.make(first[0] / second[0]);
    }
    WholeContents.lose(a, b);
    return a.divide(b);
  }

  public static BigInteger remainder(BigInteger a, BigInteger b) {
    long[] first = WholeContents.of(a);
    long[] second = WholeContents.of(b);
    if (second != null && second[0] == 0) {
      return a.remainder(b);
    }
    if (first != null && second != null) {
      return WholeContents.make(first[0] % second[0]);
    }
    WholeContents.lose(a, b);
    return a.remainder(b);
  }

  /** As {@link BigInteger#mod}, which knows no negative modulus. */
  public static BigInteger modulus(BigInteger a, BigInteger b) {
    long[] first = WholeContents.of(a);
    long[] second = WholeContents.of(b);
    if (second != null && second[0] <= 0) {
      return a.mod(b);
    }
    if (first != null && second != null) {
      long rest = first[0] % second[0];
      return WholeContents.make(Symbolic.choose((int) (rest >>> 63), rest + second[0], rest));
    }
    WholeContents.lose(a, b);
    return a.mod(b);
  }

  public static BigInteger negated(BigInteger a) {
    long[] value = WholeContents.of(a);
    if (value != null && value[0] != Long.MIN_VALUE) {
      return WholeContents.make(-value[0]);
    }
    WholeContents.lose(a, null);
    return a.negate();
  }
}
