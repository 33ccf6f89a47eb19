package trust;

public class FailsOnceRefuted {
  public static void small() {
    FailsOnce.attempt(1);
  }

  public static void large() {
    FailsOnce.attempt(5);
  }

  public static void failed() {
    FailsOnce.attempt(0);
    FailsOnce.attempt(7);
    FailsOnce.attempt(8);
  }
}
