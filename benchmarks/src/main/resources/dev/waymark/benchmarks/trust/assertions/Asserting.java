package trust;

/** An assertion that some input violates, and one that none does. */
public class Asserting {
  public static int half(int a) {
    int half = a / 2;
    assert half <= a : "half of " + a;
    return half;
  }

  public static int square(byte a) {
    int square = a * a;
    assert square >= 0;
    return square;
  }
}
