package trust;

public class OtherOrderRefuted {
  public static void first() {
    OtherOrder.order(true);
    OtherOrder.order(false);
  }

  public static void second() {
    OtherOrder.order(false);
    OtherOrder.order(true);
  }
}
