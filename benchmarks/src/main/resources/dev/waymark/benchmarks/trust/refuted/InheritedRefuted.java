package trust;

public class InheritedRefuted {
  public static void first() {
    Inherited.levelFirst(true, 0);
  }

  public static void second() {
    Inherited.levelFirst(false, 0);
  }

  public static void third() {
    Inherited.levelFirst(false, 0);
    Inherited.levelFirst(true, 0);
  }
}
