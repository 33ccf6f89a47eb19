package trust;

/** Branches that a throwing input takes as well as a returning one. */
public class Preferring {
  public static int length(int a, String text) {
    if (a > 10) {
      return text.length();
    }
    return a;
  }

  public static int first(int[] data, int a) {
    if (a == 7) {
      return data[0];
    }
    if (data != null) {
      return data[a];
    }
    return 0;
  }

  public static int ratio(int a, int b) {
    if (a < b) {
      return a / b;
    }
    return a == b ? b / a : 1;
  }

  public static int cast(Object some, boolean casts) {
    if (casts) {
      return ((String) some).length();
    }
    return 0;
  }

  public static int parse(String text, boolean parses) {
    if (parses) {
      return Integer.parseInt(text);
    }
    return -1;
  }
}
