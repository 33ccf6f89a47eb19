package trust;

/** Runs that take their time, in exploration and in tests. */
public class Sluggish {
  public static int nap(int a) throws InterruptedException {
    Thread.sleep(200);
    if (a > 5) {
      Thread.sleep(300);
      return a > 100 ? 1 : 2;
    }
    return a == -7 ? 3 : 4;
  }

  public static int spin(int a) {
    long sum = 0;
    for (int i = 0; i < 300_000_000; i++) {
      sum += i ^ a;
    }
    return sum > 0 ? 1 : 2;
  }
}
