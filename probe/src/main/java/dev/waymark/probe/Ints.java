package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/** Operators of ints. Entry points of instrumented code, named as the opcodes. */
public final class Ints {
  private Ints() {}

  public static @Nullable Shadow iadd(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a + b;
    return Nodes.ofInts(Operation.IADD, left, right, a, b, value);
  }

  public static @Nullable Shadow isub(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a - b;
    return Nodes.ofInts(Operation.ISUB, left, right, a, b, value);
  }

  public static @Nullable Shadow imul(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a * b;
    return Nodes.ofInts(Operation.IMUL, left, right, a, b, value);
  }

  public static @Nullable Shadow iand(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a & b;
    return Nodes.ofInts(Operation.IAND, left, right, a, b, value);
  }

  public static @Nullable Shadow ior(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a | b;
    return Nodes.ofInts(Operation.IOR, left, right, a, b, value);
  }

  public static @Nullable Shadow ixor(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a ^ b;
    return Nodes.ofInts(Operation.IXOR, left, right, a, b, value);
  }

  public static @Nullable Shadow ishl(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a << b;
    return Nodes.ofInts(Operation.ISHL, left, right, a, b, value);
  }

  public static @Nullable Shadow ishr(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a >> b;
    return Nodes.ofInts(Operation.ISHR, left, right, a, b, value);
  }

  public static @Nullable Shadow iushr(
      int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    int value = a >>> b;
    return Nodes.ofInts(Operation.IUSHR, left, right, a, b, value);
  }

  public static @Nullable Shadow idiv(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    return b == 0 ? null : Nodes.ofInts(Operation.IDIV, left, right, a, b, a / b);
  }

  public static @Nullable Shadow irem(int a, int b, @Nullable Shadow left, @Nullable Shadow right) {
    return b == 0 ? null : Nodes.ofInts(Operation.IREM, left, right, a, b, a % b);
  }

  public static @Nullable Shadow ineg(int a, Shadow left) {
    return Nodes.unary(Operation.INEG, left, a, -a);
  }
}
