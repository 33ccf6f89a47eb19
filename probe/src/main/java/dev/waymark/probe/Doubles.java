package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/** Operators of doubles. Entry points of instrumented code, named as the opcodes. */
public final class Doubles {
  private Doubles() {}

  public static @Nullable Shadow dadd(
      double a, double b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.DADD,
        left,
        right,
        Double.doubleToLongBits(a),
        Double.doubleToLongBits(b),
        Double.doubleToLongBits(a + b));
  }

  public static @Nullable Shadow dsub(
      double a, double b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.DSUB,
        left,
        right,
        Double.doubleToLongBits(a),
        Double.doubleToLongBits(b),
        Double.doubleToLongBits(a - b));
  }

  public static @Nullable Shadow dmul(
      double a, double b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.DMUL,
        left,
        right,
        Double.doubleToLongBits(a),
        Double.doubleToLongBits(b),
        Double.doubleToLongBits(a * b));
  }

  public static @Nullable Shadow ddiv(
      double a, double b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.DDIV,
        left,
        right,
        Double.doubleToLongBits(a),
        Double.doubleToLongBits(b),
        Double.doubleToLongBits(a / b));
  }

  public static @Nullable Shadow drem(
      double a, double b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.DREM,
        left,
        right,
        Double.doubleToLongBits(a),
        Double.doubleToLongBits(b),
        Double.doubleToLongBits(a % b));
  }

  public static @Nullable Shadow dcmpl(
      double a, double b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.DCMPL,
        left,
        right,
        Double.doubleToLongBits(a),
        Double.doubleToLongBits(b),
        compare(a, b, -1));
  }

  public static @Nullable Shadow dcmpg(
      double a, double b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.DCMPG,
        left,
        right,
        Double.doubleToLongBits(a),
        Double.doubleToLongBits(b),
        compare(a, b, 1));
  }

  private static int compare(double a, double b, int unordered) {
    if (a > b) {
      return 1;
    }
    return a < b ? -1 : a == b ? 0 : unordered;
  }

  public static @Nullable Shadow dneg(double a, Shadow left) {
    return Nodes.unary(
        Operation.DNEG, left, Double.doubleToLongBits(a), Double.doubleToLongBits(-a));
  }
}
