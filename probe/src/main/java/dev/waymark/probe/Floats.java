package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/** Operators of floats. Entry points of instrumented code, named as the opcodes. */
public final class Floats {
  private Floats() {}

  public static @Nullable Shadow fadd(
      float a, float b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.FADD,
        left,
        right,
        Float.floatToIntBits(a),
        Float.floatToIntBits(b),
        Float.floatToIntBits(a + b));
  }

  public static @Nullable Shadow fsub(
      float a, float b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.FSUB,
        left,
        right,
        Float.floatToIntBits(a),
        Float.floatToIntBits(b),
        Float.floatToIntBits(a - b));
  }

  public static @Nullable Shadow fmul(
      float a, float b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.FMUL,
        left,
        right,
        Float.floatToIntBits(a),
        Float.floatToIntBits(b),
        Float.floatToIntBits(a * b));
  }

  public static @Nullable Shadow fdiv(
      float a, float b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.FDIV,
        left,
        right,
        Float.floatToIntBits(a),
        Float.floatToIntBits(b),
        Float.floatToIntBits(a / b));
  }

  public static @Nullable Shadow frem(
      float a, float b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.FREM,
        left,
        right,
        Float.floatToIntBits(a),
        Float.floatToIntBits(b),
        Float.floatToIntBits(a % b));
  }

  public static @Nullable Shadow fcmpl(
      float a, float b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.FCMPL,
        left,
        right,
        Float.floatToIntBits(a),
        Float.floatToIntBits(b),
        compare(a, b, -1));
  }

  public static @Nullable Shadow fcmpg(
      float a, float b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(
        Operation.FCMPG,
        left,
        right,
        Float.floatToIntBits(a),
        Float.floatToIntBits(b),
        compare(a, b, 1));
  }

  private static int compare(float a, float b, int unordered) {
    if (a > b) {
      return 1;
    }
    return a < b ? -1 : a == b ? 0 : unordered;
  }

  public static @Nullable Shadow fneg(float a, Shadow left) {
    return Nodes.unary(Operation.FNEG, left, Float.floatToIntBits(a), Float.floatToIntBits(-a));
  }
}
