package dev.waymark.validation.control;

/** Calls of a method by itself, directly and in turns; all of small depth. */
public final class Recursion {
  private Recursion() {}

  public static long factorial(int n) {
    return factorialOf(n & 31);
  }

  private static long factorialOf(int n) {
    return n < 2 ? 1 : n * factorialOf(n - 1);
  }

  public static int fibonacci(int n) {
    return fibonacciOf(n & 7);
  }

  private static int fibonacciOf(int n) {
    return n < 2 ? n : fibonacciOf(n - 1) + fibonacciOf(n - 2);
  }

  public static boolean isEvenByTurns(int n) {
    return isEven(n & 31);
  }

  private static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  private static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  public static int ackermann(int m, int n) {
    return ackermannOf(m & 1, n & 3);
  }

  private static int ackermannOf(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    return n == 0 ? ackermannOf(m - 1, 1) : ackermannOf(m - 1, ackermannOf(m, n - 1));
  }

  public static double sumOfHalves(double[] a) {
    return sumFrom(a, 0);
  }

  private static double sumFrom(double[] a, int i) {
    return i == a.length ? 0 : a[i] / 2 + sumFrom(a, i + 1);
  }

  /** The exception passes through every level. */
  public static int failsAtDepth(int n) {
    try {
      return descend(n & 7);
    } catch (IllegalStateException e) {
      return e.getMessage().length();
    }
  }

  private static int descend(int n) {
    if (n == 0) {
      throw new IllegalStateException("ground");
    }
    return n == 5 ? 5 : descend(n - 1) + 1;
  }

  public static String hanoi(int n) {
    StringBuilder moves = new StringBuilder();
    hanoi(n & 3, 'a', 'b', 'c', moves);
    return moves.toString();
  }

  private static void hanoi(int n, char from, char over, char to, StringBuilder moves) {
    if (n > 0) {
      hanoi(n - 1, from, to, over, moves);
      moves.append(from).append(to);
      hanoi(n - 1, over, from, to, moves);
    }
  }
}
