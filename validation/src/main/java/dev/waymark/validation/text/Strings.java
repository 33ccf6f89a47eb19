package dev.waymark.validation.text;

/** Strings by reference and by content, and small algorithms on them. */
public final class Strings {
  private Strings() {}

  public static boolean sameReference(String a, String b) {
    return a == b;
  }

  public static int differentReferences(String a, String b) {
    if (a != b) {
      return 1;
    }
    return a != null ? 2 : 3;
  }

  public static boolean sameContent(String a, String b) {
    return a.equals(b);
  }

  public static boolean literalsAreInterned(String a) {
    return a != null && a.intern() == "abc";
  }

  /** A constant expression is the same literal; a computed one is not. */
  public static boolean computedIsFresh(int a) {
    String half = a > 0 ? "ab" : "a";
    return half + "c" == "ab" + "c";
  }

  public static int lengthOrMinusOne(String a) {
    return a == null ? -1 : a.length();
  }

  public static char charAt(String a, int i) {
    return a.charAt(i);
  }

  public static boolean isPalindrome(String a) {
    for (int i = 0, j = a.length() - 1; i < j; i++, j--) {
      if (a.charAt(i) != a.charAt(j)) {
        return false;
      }
    }
    return true;
  }

  public static int countVowels(String a) {
    int vowels = 0;
    for (char c : a.toCharArray()) {
      if ("aeiou".indexOf(Character.toLowerCase(c)) >= 0) {
        vowels++;
      }
    }
    return vowels;
  }

  /** Digits up to the first other character; overflow wraps. */
  public static int parsePrefix(String a) {
    int value = 0;
    int i = 0;
    while (i < a.length() && a.charAt(i) >= '0' && a.charAt(i) <= '9') {
      value = value * 10 + (a.charAt(i++) - '0');
    }
    return i == 0 ? -1 : value;
  }

  public static String reverse(String a) {
    char[] reversed = new char[a.length()];
    for (int i = 0; i < reversed.length; i++) {
      reversed[reversed.length - 1 - i] = a.charAt(i);
    }
    return new String(reversed);
  }

  public static int naiveIndexOf(String text, String wanted) {
    outer:
    for (int i = 0; i + wanted.length() <= text.length(); i++) {
      for (int j = 0; j < wanted.length(); j++) {
        if (text.charAt(i + j) != wanted.charAt(j)) {
          continue outer;
        }
      }
      return i;
    }
    return -1;
  }

  public static String substring(String a, int from, int to) {
    return a.substring(from, to);
  }

  public static int compare(String a, String b) {
    return Integer.signum(a.compareTo(b));
  }

  /** A hand-written copy of the library's hash. */
  public static boolean hashIsPolynomial(String a) {
    int hash = 0;
    for (int i = 0; i < a.length(); i++) {
      hash = 31 * hash + a.charAt(i);
    }
    return hash == a.hashCode();
  }
}
