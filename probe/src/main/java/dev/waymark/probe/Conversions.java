package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/** Conversions between primitive types. Entry points of instrumented code, named as the opcodes. */
public final class Conversions {
  private Conversions() {}

  public static @Nullable Shadow i2l(int a, Shadow left) {
    return Nodes.unary(Operation.I2L, left, a, (long) a);
  }

  public static @Nullable Shadow i2f(int a, Shadow left) {
    return Nodes.unary(Operation.I2F, left, a, Float.floatToIntBits((float) a));
  }

  public static @Nullable Shadow i2d(int a, Shadow left) {
    return Nodes.unary(Operation.I2D, left, a, Double.doubleToLongBits((double) a));
  }

  public static @Nullable Shadow l2i(long a, Shadow left) {
    int value = (int) a;
    return Nodes.unary(Operation.L2I, left, a, value);
  }

  public static @Nullable Shadow l2f(long a, Shadow left) {
    return Nodes.unary(Operation.L2F, left, a, Float.floatToIntBits((float) a));
  }

  public static @Nullable Shadow l2d(long a, Shadow left) {
    return Nodes.unary(Operation.L2D, left, a, Double.doubleToLongBits((double) a));
  }

  public static @Nullable Shadow f2i(float a, Shadow left) {
    return Nodes.unary(Operation.F2I, left, Float.floatToIntBits(a), (int) a);
  }

  public static @Nullable Shadow f2l(float a, Shadow left) {
    return Nodes.unary(Operation.F2L, left, Float.floatToIntBits(a), (long) a);
  }

  public static @Nullable Shadow f2d(float a, Shadow left) {
    return Nodes.unary(
        Operation.F2D, left, Float.floatToIntBits(a), Double.doubleToLongBits((double) a));
  }

  public static @Nullable Shadow d2i(double a, Shadow left) {
    return Nodes.unary(Operation.D2I, left, Double.doubleToLongBits(a), (int) a);
  }

  public static @Nullable Shadow d2l(double a, Shadow left) {
    return Nodes.unary(Operation.D2L, left, Double.doubleToLongBits(a), (long) a);
  }

  public static @Nullable Shadow d2f(double a, Shadow left) {
    return Nodes.unary(
        Operation.D2F, left, Double.doubleToLongBits(a), Float.floatToIntBits((float) a));
  }

  public static @Nullable Shadow i2b(int a, Shadow left) {
    return Nodes.unary(Operation.I2B, left, a, (byte) a);
  }

  public static @Nullable Shadow i2c(int a, Shadow left) {
    return Nodes.unary(Operation.I2C, left, a, (char) a);
  }

  public static @Nullable Shadow i2s(int a, Shadow left) {
    return Nodes.unary(Operation.I2S, left, a, (short) a);
  }
}
