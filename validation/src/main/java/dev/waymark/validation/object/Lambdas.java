package dev.waymark.validation.object;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Lambdas with captures and method references of every kind, called here and by the library. */
public final class Lambdas {
  private final int base;

  private Lambdas(int base) {
    this.base = base;
  }

  private int plusBase(int a) {
    return a + base;
  }

  private IntUnaryOperator capturesThis() {
    return a -> a * base + plusBase(a);
  }

  public static int capturesNothing(int a) {
    IntUnaryOperator twice = x -> x * 2;
    return twice.applyAsInt(a);
  }

  public static long capturesAllKinds(int a, long b, double c, String d) {
    LongSupplier sum = () -> a + b + (long) c + d.length();
    return sum.getAsLong();
  }

  public static int capturesReceiver(int a, int b) {
    return new Lambdas(a).capturesThis().applyAsInt(b);
  }

  public static int staticReference(int a, int b) {
    IntBinaryOperator larger = Math::max;
    return larger.applyAsInt(a, b);
  }

  /** The receiver is evaluated, and checked for null, when the reference is. */
  public static int boundReference(int a, int b) {
    Lambdas receiver = a == 3 ? null : new Lambdas(a);
    IntUnaryOperator plus = receiver::plusBase;
    return plus.applyAsInt(b);
  }

  public static int unboundReference(String a) {
    Function<String, Integer> length = String::length;
    return length.apply(a);
  }

  public static int constructorReference(int a) {
    Function<Integer, Lambdas> make = Lambdas::new;
    return make.apply(a).base;
  }

  public static int arrayConstructorReference(int a) {
    Function<Integer, int[]> make = int[]::new;
    return make.apply(a & 7).length;
  }

  public static int changesCapturedArray(int a) {
    int[] cell = {a};
    Runnable more = () -> cell[0] += 5;
    more.run();
    more.run();
    return cell[0];
  }

  public static String[] comparatorInLibrary(String[] a) {
    Arrays.sort(a, Comparator.comparing(String::length).thenComparing(x -> x));
    return a;
  }

  public static int returnsLambda(int a, int b) {
    Function<Integer, Function<Integer, Integer>> subtract = x -> y -> x - y;
    return subtract.apply(a).apply(b);
  }

  public static int composed(int a) {
    Function<Integer, Integer> half = x -> x / 2;
    return half.andThen(x -> x + 1).compose((Integer x) -> x * 3).apply(a);
  }

  public static int streams(int[] a) {
    return IntStream.of(a).filter(x -> x > 0).map(x -> x % 10).sum();
  }

  /** The exception passes through the library. */
  public static int throwsThroughLibrary(int a) {
    List<Integer> list = new ArrayList<>(Arrays.asList(3, a, 0));
    try {
      list.forEach(x -> list.set(0, 100 / x));
      return -1;
    } catch (ArithmeticException e) {
      return list.get(0);
    }
  }

  public static String genericSupplier(String a) {
    Supplier<String> text = a::trim;
    BiFunction<String, Integer, Character> at = String::charAt;
    return text.get() + at.apply(a, 0);
  }
}
