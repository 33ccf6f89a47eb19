package trust;

public class HoldingRefuted {
  public static void usual() {
    Holding.size(4);
    Holding.size(3);
  }

  public static void configured() {
    Holding.configure(9);
    Holding.size(4);
  }
}
