package dev.waymark.library.java.lang;

import dev.waymark.library.number.Signs;

/** {@link StrictMath}, which is what {@link Math} is where both are exact. */
public final class StrictMathModel {
  private StrictMathModel() {}

  public static int abs(int a) {
    return MathModel.abs(a);
  }

  public static int absExact(int a) {
    return MathModel.absExact(a);
  }

  public static int max(int a, int b) {
    return MathModel.max(a, b);
  }

  public static int min(int a, int b) {
    return MathModel.min(a, b);
  }

  public static int addExact(int a, int b) {
    return MathModel.addExact(a, b);
  }

  public static int subtractExact(int a, int b) {
    return MathModel.subtractExact(a, b);
  }

  public static int incrementExact(int a) {
    return MathModel.incrementExact(a);
  }

  public static int decrementExact(int a) {
    return MathModel.decrementExact(a);
  }

  public static int negateExact(int a) {
    return MathModel.negateExact(a);
  }

  public static int floorDiv(int a, int b) {
    return MathModel.floorDiv(a, b);
  }

  public static int floorMod(int a, int b) {
    return MathModel.floorMod(a, b);
  }

  public static int multiplyExact(int a, int b) {
    return MathModel.multiplyExact(a, b);
  }

  public static int toIntExact(long a) {
    return MathModel.toIntExact(a);
  }

  public static long abs(long a) {
    return MathModel.abs(a);
  }

  public static long absExact(long a) {
    return MathModel.absExact(a);
  }

  public static long max(long a, long b) {
    return MathModel.max(a, b);
  }

  public static long min(long a, long b) {
    return MathModel.min(a, b);
  }

  public static long addExact(long a, long b) {
    return MathModel.addExact(a, b);
  }

  public static long subtractExact(long a, long b) {
    return MathModel.subtractExact(a, b);
  }

  public static long incrementExact(long a) {
    return MathModel.incrementExact(a);
  }

  public static long decrementExact(long a) {
    return MathModel.decrementExact(a);
  }

  public static long negateExact(long a) {
    return MathModel.negateExact(a);
  }

  public static long floorDiv(long a, long b) {
    return MathModel.floorDiv(a, b);
  }

  public static long floorMod(long a, long b) {
    return MathModel.floorMod(a, b);
  }

  public static long multiplyExact(long a, int b) {
    return MathModel.multiplyExact(a, b);
  }

  public static long multiplyExact(long a, long b) {
    return MathModel.multiplyExact(a, b);
  }

  public static long multiplyFull(int a, int b) {
    return MathModel.multiplyFull(a, b);
  }

  public static long multiplyHigh(long a, long b) {
    return MathModel.multiplyHigh(a, b);
  }

  public static long floorDiv(long a, int b) {
    return MathModel.floorDiv(a, b);
  }

  public static int floorMod(long a, int b) {
    return MathModel.floorMod(a, b);
  }

  public static float abs(float a) {
    return MathModel.abs(a);
  }

  public static float max(float a, float b) {
    return MathModel.max(a, b);
  }

  public static float min(float a, float b) {
    return MathModel.min(a, b);
  }

  public static float signum(float a) {
    return MathModel.signum(a);
  }

  public static double abs(double a) {
    return MathModel.abs(a);
  }

  public static double max(double a, double b) {
    return MathModel.max(a, b);
  }

  public static double min(double a, double b) {
    return MathModel.min(a, b);
  }

  public static double signum(double a) {
    return MathModel.signum(a);
  }

  public static float copySign(float magnitude, float sign) {
    return FloatModel.isNaN(sign) ? abs(magnitude) : (float) Signs.copy(magnitude, sign);
  }

  public static double copySign(double magnitude, double sign) {
    return DoubleModel.isNaN(sign) ? abs(magnitude) : Signs.copy(magnitude, sign);
  }

  public static int getExponent(float a) {
    return MathModel.getExponent(a);
  }

  public static int getExponent(double a) {
    return MathModel.getExponent(a);
  }

  public static double floor(double a) {
    return MathModel.floor(a);
  }

  public static double ceil(double a) {
    return MathModel.ceil(a);
  }

  public static double rint(double a) {
    return MathModel.rint(a);
  }

  public static int round(float a) {
    return MathModel.round(a);
  }

  public static long round(double a) {
    return MathModel.round(a);
  }
}
