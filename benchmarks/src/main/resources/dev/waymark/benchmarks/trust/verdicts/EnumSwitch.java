package trust;

/** A switch over an enum that names all constants. */
public class EnumSwitch {
  public enum Color {
    RED,
    GREEN,
    BLUE
  }

  public static int all(Color color, int a) {
    int found;
    switch (color) {
      case RED:
        found = 1;
        break;
      case GREEN:
        found = 2;
        break;
      case BLUE:
        found = 3;
        break;
      default:
        found = 4;
    }
    if (a > 5) {
      if (a < 3) return -1;
    }
    return found;
  }

  public static int some(Color color) {
    switch (color) {
      case GREEN:
        return 1;
      default:
        return 2;
    }
  }
}
