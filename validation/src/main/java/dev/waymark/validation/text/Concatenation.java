package dev.waymark.validation.text;

/** The + of strings, which javac links dynamically. */
public final class Concatenation {
  private Concatenation() {}

  public static String ofNumbers(int a, long b, float c, double d) {
    return a + " " + b + " " + c + " " + d;
  }

  public static String ofSmallTypes(byte a, short b, char c, boolean d) {
    return "" + a + b + c + d;
  }

  /** Numbers add until the first string. */
  public static String leftToRight(int a, char b) {
    return a + b + "=" + a + b;
  }

  public static String ofNull(String a, int[] none) {
    return a + null + (none == null);
  }

  public static String compound(String a, int b) {
    a += b;
    a += 'c';
    a += a;
    return a;
  }

  public static String inLoop(int n) {
    String text = "";
    for (int i = 0; i < (n & 7); i++) {
      text = i + text + ",";
    }
    return text;
  }

  /** Characters that the recipe of a linked concatenation must quote. */
  public static String withControlCharacters(int a) {
    return "\1" + a + "\2" + a + "\0\uFFFF\uD83D\uDE00";
  }

  public static String onElement(String[] a, int i) {
    a[i] += "!" + i;
    return a[i];
  }
}
