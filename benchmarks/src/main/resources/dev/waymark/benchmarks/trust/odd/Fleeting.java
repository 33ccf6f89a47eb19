package trust;

/** Nothing of it is the same twice, not even whether it returns. */
public class Fleeting {
  private Fleeting() {}

  public static int now(int a) {
    if (System.nanoTime() / 100 % 3 == 0) throw new IllegalStateException();
    if (System.nanoTime() / 100 % 3 == 0) throw new IllegalArgumentException();
    if (System.nanoTime() / 100 % 2 == 0) throw new ArithmeticException();
    return (int) System.nanoTime();
  }
}
