package trust;

public class WritesStaticRefuted {
  public static void twice() {
    WritesStatic.count(4);
    WritesStatic.count(4);
    WritesStatic.count(3);
  }
}
