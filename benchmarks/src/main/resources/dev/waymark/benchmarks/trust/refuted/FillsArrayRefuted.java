package trust;

public class FillsArrayRefuted {
  public static void before() {
    FillsArray.seen(false);
  }

  public static void after() {
    FillsArray.seen(true);
    FillsArray.seen(false);
  }
}
