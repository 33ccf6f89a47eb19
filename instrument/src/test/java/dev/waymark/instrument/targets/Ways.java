package dev.waymark.instrument.targets;

import java.util.Comparator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

/** Ways that a number takes before a branch asks for it; each method returns 1 if it is 42. */
@SuppressWarnings({"UnusedVariable", "NonFinalStaticField", "NullAway"})
public final class Ways {
  private static int shared;
  private final int value;
  private long wide;

  private Ways(int value) {
    this.value = value;
    this.wide = value;
  }

  private static int is42(int x) {
    return x == 42 ? 1 : 0;
  }

  public static int staticField(int x) {
    shared = x;
    return is42(shared);
  }

  public static int constructorAndField(int x) {
    return is42(new Ways(x).value);
  }

  public static int wideField(int x) {
    Ways ways = new Ways(x);
    ways.wide += 1;
    return ways.wide == 43 ? 1 : 0;
  }

  public static int array(int x) {
    int[] values = new int[3];
    values[1] = x;
    int[] copy = values.clone();
    System.arraycopy(copy, 1, values, 2, 1);
    return is42(values[2]);
  }

  public static int capturedByLambda(int x) {
    IntSupplier supplier = () -> x + 1;
    return is42(supplier.getAsInt() - 1);
  }

  public static int passedToLambda(int x) {
    IntUnaryOperator twice = y -> y * 2;
    return is42(twice.applyAsInt(x) / 2);
  }

  public static int methodReference(int x) {
    IntUnaryOperator check = Ways::is42;
    return check.applyAsInt(x);
  }

  public static int boundMethodReference(int x) {
    IntUnaryOperator plus = new Ways(x)::plus;
    return is42(plus.applyAsInt(1) - 1);
  }

  private int plus(int y) {
    return value + y;
  }

  public static int interfaceOfTheJdk(int x) {
    IntBinaryOperator sum =
        new IntBinaryOperator() {
          @Override
          public int applyAsInt(int a, int b) {
            return a + b;
          }
        };
    return is42(sum.applyAsInt(x, 1) - 1);
  }

  /** An interface with a default method. */
  interface Scaled {
    int base();

    default int scaled(int by) {
      return base() * by;
    }
  }

  public static int defaultMethod(int x) {
    Scaled scaled = () -> x;
    return is42(scaled.scaled(1));
  }

  /** Its initializer runs between the call and the method. */
  static final class Late {
    private static final int OFFSET = compute(1);

    private static int compute(int x) {
      return x > 0 ? 5 : 6;
    }

    static int shifted(int x) {
      return x + OFFSET;
    }
  }

  public static int initializerBetween(int x) {
    return is42(Late.shifted(x) - 5);
  }

  public static int callOfTheJdk(int x) {
    return is42(Math.max(x, -5));
  }

  public static int callerInTheJdk(int x) {
    Comparator<Integer> byDistance = (a, b) -> x;
    return is42(byDistance.reversed().compare(1, 2));
  }

  public static int symbolicRead(int x) {
    int[] values = {7, 42, 9};
    return values[x] == 42 ? 1 : 0;
  }

  public static int symbolicWrite(int x) {
    int[] values = new int[3];
    values[x] = 42;
    return is42(values[1]);
  }

  public static int division(int x) {
    return 84 / x == 2 ? 1 : 0;
  }

  public static int newArray(int x) {
    return new int[x].length == 42 ? 1 : 0;
  }

  public static int nullReference(int x) {
    String text = x == 42 ? null : "text";
    return text.length();
  }

  public static int swallowsEverything(int x) {
    int count = 0;
    while (true) {
      try {
        count += endless(x);
      } catch (Throwable e) {
        count++;
      }
    }
  }

  private static int endless(int x) {
    int y = x;
    while (y != x + 1) {
      y ^= 2;
    }
    return y;
  }

  public static int deep(int x) {
    return x == 0 ? 0 : 1 + deep(x - 1);
  }

  public static int manyShortLoops(int x) {
    int sum = 0;
    for (int i = 0; i < 1_000; i++) {
      sum += shortLoop(x);
    }
    return sum;
  }

  private static int shortLoop(int x) {
    int y = x;
    for (int i = 0; i < 100; i++) {
      y ^= i;
    }
    return y;
  }

  /** The inner call fails at a check, the outer one does not. */
  public static int failsFurtherDown(int x) {
    return find(x, "text");
  }

  private static int find(int x, String text) {
    if (text == null) {
      return unchecked(text);
    }
    return find(x, null) + text.length();
  }

  private static int unchecked(String text) {
    return text.length();
  }

  /** Makes {@code 2 * 1000} shadows in a loop. */
  public static int shadowsInALoop(int x) {
    int y = x;
    for (int i = 0; i < 1000; i++) {
      y = y * 31 + i;
    }
    return is42(y);
  }

  /** Makes 1000 shadows in methods without loops. */
  public static int shadowsInCalls(int x) {
    int y = x;
    for (int i = 0; i < 1000; i++) {
      y = next(y);
    }
    return is42(y);
  }

  private static int next(int y) {
    return y + 1;
  }

  /** A loop up to the length of a parameter, which is symbolic. */
  public static int sum(int[] values) {
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum++;
    }
    return sum;
  }

  /** The same, but the parameter is assigned in between. */
  public static int sumOfOther(int[] values) {
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      values = new int[2];
      sum++;
    }
    return sum;
  }

  /** A small method is called with a number that is symbolic, then with one that is not. */
  public static int smallMethods(int x) {
    Sum sum = new Sum();
    sum.add(x);
    sum.add(2);
    return is42(sum.total - x - 4);
  }

  static final class Sum {
    private int total;

    void add(int amount) {
      total += twice(amount);
    }

    private int twice(int amount) {
      return amount + amount;
    }
  }
}
