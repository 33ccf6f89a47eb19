package trust;

/** An initializer that fails in some states; the class is then unusable. */
public class FailsOnce {
  static int g;

  static class K {
    static final int X = 10 / g;
  }

  public static int attempt(int p) {
    g = p;
    try {
      return K.X > 4 ? 1 : 2;
    } catch (ExceptionInInitializerError e) {
      return 3;
    } catch (NoClassDefFoundError e) {
      return p == 7 ? 4 : 5;
    }
  }
}
