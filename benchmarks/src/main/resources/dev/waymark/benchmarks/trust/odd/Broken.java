package trust;

/** An initializer that throws. */
public class Broken {
  static final int SIZE = Integer.parseInt("many");

  public static int size(int a) {
    return a > SIZE ? 1 : 2;
  }
}
