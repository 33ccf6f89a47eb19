package trust;

/** Strings that are equal may be one object or two. */
public class SameText {
  public static boolean toBoolean(String text, String yes, String no) {
    if (text == yes) return true;
    if (text == no) return false;
    if (text != null) {
      if (text.equals(yes)) return true;
      if (text.equals(no)) return false;
    }
    throw new IllegalArgumentException();
  }

  public static int intern(String a, String b) {
    if (a == null || b == null) return 0;
    if (a == b) return 1;
    return a.equals(b) ? 2 : 3;
  }
}
