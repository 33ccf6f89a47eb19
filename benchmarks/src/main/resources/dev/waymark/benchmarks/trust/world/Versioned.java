package trust;

/** What this release of Java finds in a multi-release jar. */
public class Versioned {
  public static int limit(int a) {
    return Release.isNew() ? a > 90 ? 1 : 2 : -1;
  }
}
