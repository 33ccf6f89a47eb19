package trust;

/** Asks for its package, its manifest and its place. */
public class Packaged {
  static int secret = 4;

  public static int version(int a) {
    String version = Packaged.class.getPackage().getImplementationVersion();
    if (version == null) return -1;
    return version.equals("1.2") && a > 3 ? 1 : 2;
  }

  public static int place(int a) {
    if (Packaged.class.getProtectionDomain().getCodeSource() == null) return -1;
    return a > secret ? 1 : 2;
  }

  public static int through(int a) {
    return own(a);
  }

  static int own(int a) {
    return a > 7 ? 1 : 2;
  }

  static int packagePrivate(int a) {
    return a > 3 ? 1 : 2;
  }
}
