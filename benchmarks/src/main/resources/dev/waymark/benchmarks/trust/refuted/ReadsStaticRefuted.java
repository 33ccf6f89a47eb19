package trust;

public class ReadsStaticRefuted {
  public static void five() {
    ReadsStatic.viaStatic(5, 1);
  }

  public static void others() {
    ReadsStatic.viaStatic(4, 1);
    ReadsStatic.viaStatic(4, 0);
  }
}
