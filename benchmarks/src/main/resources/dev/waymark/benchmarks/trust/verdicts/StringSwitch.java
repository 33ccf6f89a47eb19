package trust;

/** A switch over strings, two of which have one hash code. */
public class StringSwitch {
  public static int of(String text) {
    if (text == null) return -1;
    switch (text) {
      case "Aa":
        return 1;
      case "BB":
        return 2;
      case "c":
        return 3;
      default:
        return 4;
    }
  }
}
