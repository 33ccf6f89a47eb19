package dev.waymark.validation.object;

/** Inner, local and anonymous classes, and the instances and variables they capture. */
public final class InnerClasses {
  private int state;

  private InnerClasses(int state) {
    this.state = state;
  }

  private final class Counter {
    private final int step;

    Counter(int step) {
      this.step = step;
    }

    int advance() {
      state += step;
      return state++;
    }

    final class Doubler {
      int advance() {
        return 2 * Counter.this.advance() + InnerClasses.this.state;
      }
    }
  }

  private static final class Pair {
    private final int left;
    private final long right;

    private Pair(int left, long right) {
      this.left = left;
      this.right = right;
    }
  }

  private interface Action {
    int run(int a);
  }

  public static int innerChangesOuter(int a, int step) {
    InnerClasses outer = new InnerClasses(a);
    Counter counter = outer.new Counter(step);
    return counter.advance() * 31 + outer.state;
  }

  public static int innerOfInner(int a) {
    InnerClasses outer = new InnerClasses(a);
    return outer.new Counter(3).new Doubler().advance();
  }

  public static int innerOfNull(int a) {
    InnerClasses outer = a > 0 ? new InnerClasses(a) : null;
    return outer.new Counter(1).advance();
  }

  public static long staticNested(int a, long b) {
    Pair pair = new Pair(a, b);
    return pair.left ^ pair.right;
  }

  public static int anonymous(int a, int b) {
    Action action =
        new Action() {
          private int calls;

          @Override
          public int run(int c) {
            calls++;
            return a * c + b + calls;
          }
        };
    return action.run(2) - action.run(3);
  }

  public static int local(int a) {
    int captured = a * 2;
    class Local {
      final int own = captured + 1;

      int sum() {
        return own + captured;
      }
    }
    return new Local().sum();
  }

  /** The captured variable is set before the super constructor runs. */
  public static String capturedBeforeSuper(int a) {
    abstract class Greeter {
      final String greeting;

      Greeter() {
        greeting = make();
      }

      abstract String make();
    }
    return new Greeter() {
      @Override
      String make() {
        return "n" + a;
      }
    }.greeting;
  }
}
