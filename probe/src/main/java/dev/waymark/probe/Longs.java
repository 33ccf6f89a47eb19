package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/** Operators of longs. Entry points of instrumented code, named as the opcodes. */
public final class Longs {
  private Longs() {}

  public static @Nullable Shadow ladd(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LADD, left, right, a, b, a + b);
  }

  public static @Nullable Shadow lsub(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LSUB, left, right, a, b, a - b);
  }

  public static @Nullable Shadow lmul(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LMUL, left, right, a, b, a * b);
  }

  public static @Nullable Shadow land(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LAND, left, right, a, b, a & b);
  }

  public static @Nullable Shadow lor(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LOR, left, right, a, b, a | b);
  }

  public static @Nullable Shadow lxor(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LXOR, left, right, a, b, a ^ b);
  }

  public static @Nullable Shadow ldiv(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return b == 0 ? null : Nodes.binary(Operation.LDIV, left, right, a, b, a / b);
  }

  public static @Nullable Shadow lrem(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return b == 0 ? null : Nodes.binary(Operation.LREM, left, right, a, b, a % b);
  }

  public static @Nullable Shadow lshl(
      long a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LSHL, left, right, a, b, a << b);
  }

  public static @Nullable Shadow lshr(
      long a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LSHR, left, right, a, b, a >> b);
  }

  public static @Nullable Shadow lushr(
      long a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LUSHR, left, right, a, b, a >>> b);
  }

  public static @Nullable Shadow lcmp(
      long a, long b, @Nullable Shadow left, @Nullable Shadow right) {
    return Nodes.binary(Operation.LCMP, left, right, a, b, Long.compare(a, b));
  }

  public static @Nullable Shadow lneg(long a, Shadow left) {
    return Nodes.unary(Operation.LNEG, left, a, -a);
  }
}
