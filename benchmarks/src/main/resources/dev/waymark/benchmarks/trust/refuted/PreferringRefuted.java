package trust;

/** Calls that return, and take every branch. */
public class PreferringRefuted {
  public static void all() {
    Preferring.length(11, "");
    Preferring.length(0, "");
    Preferring.first(new int[8], 7);
    Preferring.first(new int[8], 6);
    Preferring.first(null, 6);
    Preferring.ratio(1, 2);
    Preferring.ratio(2, 2);
    Preferring.ratio(3, 2);
    Preferring.cast("", true);
    Preferring.cast("", false);
    Preferring.parse("1", true);
    Preferring.parse("", false);
  }
}
