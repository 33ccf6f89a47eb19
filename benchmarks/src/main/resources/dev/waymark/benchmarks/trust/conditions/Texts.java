package trust;

/** Conditions that javac negates. */
public class Texts {
  public static int month(int m, int d) {
    if (m == 12 && d > 24) return 1;
    return 0;
  }
}
