package trust;

/** Boxes above 127 are one object or several, as a flag of the virtual machine says. */
public class Boxes {
  public static int ints(int a) {
    Integer i = 128;
    Integer j = 128;
    return i == j ? 1 : a;
  }

  public static int any(int a) {
    Integer i = a;
    Integer j = a;
    if (a > 127) {
      return i == j ? 1 : 2;
    }
    return 3;
  }
}
