package dev.waymark.explore.verdict;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Code to look at; nothing runs it. */
@SuppressWarnings({
  "unused",
  "UnusedMethod",
  "UnusedVariable",
  "BoxedPrimitiveEquality",
  "IdenticalBinaryExpression",
  "NumericEquality",
  "ReferenceEquality"
})
class Sampled {
  private static int counter;
  private final int size;

  Sampled(int size) {
    this.size = size;
  }

  /** Before the constructor that it calls there is a condition. */
  Sampled(String text) {
    this(text == null ? 0 : 1);
    if (text == null) {
      counter++;
    }
  }

  static int plain(int a) {
    return Math.abs(a) + Integer.parseInt("3");
  }

  static int chance(int a) {
    return Math.random() < 0.5 ? a : 0;
  }

  static int through(int a) {
    return helper(a);
  }

  private static int helper(int a) {
    return a > 0 ? (int) System.nanoTime() : deepest(a);
  }

  private static int deepest(int a) {
    return a;
  }

  static native int outside(int a);

  static int callsNative(int a) {
    return outside(a);
  }

  static int hiding(int a) {
    try {
      return 10 / a;
    } catch (Throwable e) {
      return 1;
    }
  }

  static int callsHiding(int a) {
    return hiding(a);
  }

  static int careful(int a) {
    int result = 0;
    try {
      result = 10 / a;
    } catch (ArithmeticException e) {
      result = 1;
    }
    return result;
  }

  static int rethrowing(int a) {
    int before = a + 1;
    try {
      return 10 / before;
    } finally {
      counter = before;
    }
  }

  static int concatenating(int a) {
    return ("" + a).length();
  }

  static int concatenatingObjects(Object a) {
    return ("" + a).length();
  }

  static int lambda(int a) {
    IntUnaryOperator next = x -> late(x) + 1;
    return next.applyAsInt(a);
  }

  private static int late(int a) {
    return a > 3 ? 1 : 2;
  }

  private static int lonely(int a) {
    return a;
  }

  static int shared(int a) {
    return both(a);
  }

  static int sharedToo(int a) {
    return both(a + 1);
  }

  private static int both(int a) {
    return a == 4 ? 1 : 2;
  }

  static int afterError(int a) {
    try {
      a = 10 / a;
    } catch (Error e) {
      return afterwards(a);
    }
    return a;
  }

  private static int afterwards(int a) {
    return a;
  }

  /** Its hash code is another each time. */
  static final class Key {
    @Override
    public boolean equals(Object other) {
      return other == this;
    }

    @Override
    public int hashCode() {
      return (int) System.nanoTime();
    }
  }

  static int keys(int a) {
    Map<Object, Integer> map = new HashMap<>();
    map.put(new Key(), a);
    return map.size();
  }

  static int lists(int a) {
    List<Integer> list = new ArrayList<>();
    list.add(a);
    return list.get(0);
  }

  static int counting(int a) {
    return counter > 3 ? a : 0;
  }

  static int asserting(int a) {
    assert a > 3;
    return a;
  }

  /** What others may write meanwhile. */
  int twice(int[] a) {
    return a[0] == a[0] ? size : 0;
  }

  static boolean boxes(int a, int b) {
    Integer x = a;
    Integer y = b;
    return x == y;
  }
}
