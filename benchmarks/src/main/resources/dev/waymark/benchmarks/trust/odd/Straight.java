package trust;

/** No branch at all. */
public class Straight {
  public static int twice(int a) {
    return a + a;
  }
}
