package dev.waymark.validation.object;

/** Instance and static fields of every type, and their values in expressions. */
public final class Fields {
  private static int counter;
  private static long wideCounter;
  private static double[] shared;
  private static byte narrow;

  private Fields() {}

  private static class Cell {
    boolean z;
    byte b;
    char c;
    short s;
    int i;
    long j;
    float f;
    double d;
    String text;
    Cell next;
  }

  private static class Labelled extends Cell {
    /** Hides the field of the superclass. */
    int i = 5;
  }

  /** Constants, which the constructor stores nevertheless. */
  private static class Fixed {
    final int limit = 7;
    final long wide = 1L << 40;
    final boolean open = true;
    final int given;

    Fixed(int given) {
      this.given = given;
    }
  }

  public static long constants(int a) {
    Fixed fixed = new Fixed(a);
    return fixed.open && fixed.given > fixed.limit ? fixed.wide + a : fixed.given;
  }

  public static int staticInt(int a) {
    counter = a;
    int before = counter++;
    int after = --counter;
    counter += 3;
    return before ^ after + counter;
  }

  public static long staticLong(long a) {
    wideCounter = a;
    return wideCounter++ * 3 + ++wideCounter;
  }

  public static byte staticByte(int a) {
    narrow = (byte) a;
    narrow += a;
    return narrow--;
  }

  public static double staticArray(double[] a) {
    shared = a;
    shared[0] *= 2;
    double first = shared[0];
    shared = null;
    return first;
  }

  public static String instanceOfAllTypes(int a, double b) {
    Cell cell = new Cell();
    cell.z = a > 0;
    cell.b = (byte) a;
    cell.c = (char) a;
    cell.s = (short) a;
    cell.i = a;
    cell.j = a * 3L;
    cell.f = (float) b;
    cell.d = b;
    cell.text = "t";
    return ""
        + cell.z
        + cell.b
        + (int) cell.c
        + cell.s
        + cell.i
        + cell.j
        + cell.f
        + cell.d
        + cell.text
        + cell.next;
  }

  /** DUP_X1 and DUP2_X1: the value of the assignment is used. */
  public static double instanceIncrements(int a) {
    Cell cell = new Cell();
    int first = cell.i = a;
    long second = cell.j = first * 2L;
    double third = cell.d = second;
    return cell.i++ + --cell.j + cell.d-- + ++cell.f + cell.b++ + cell.c-- + third;
  }

  public static int compoundOnFields(int a) {
    Cell cell = new Cell();
    cell.s += a;
    cell.b -= a;
    cell.j |= a;
    cell.text += a;
    return cell.s + cell.b + (int) cell.j + cell.text.length();
  }

  public static int hiddenField(int a) {
    Labelled labelled = new Labelled();
    ((Cell) labelled).i = a;
    return labelled.i * 1000 + ((Cell) labelled).i;
  }

  /** Throws if the chain is shorter than asked for. */
  public static int chain(int length, int steps) {
    Cell first = new Cell();
    Cell last = first;
    for (int i = 1; i <= (length & 3); i++) {
      last.next = new Cell();
      last = last.next;
      last.i = i;
    }
    Cell at = first;
    for (int i = 0; i < (steps & 3); i++) {
      at = at.next;
    }
    return at.i;
  }

  /** Objects are shared by reference. */
  public static int aliased(int a, boolean same) {
    Cell one = new Cell();
    Cell two = same ? one : new Cell();
    one.i = a;
    two.i += 7;
    return one.i;
  }

  /** POP and POP2 of results that nobody wants. */
  public static int ignoresResults(int a, long b) {
    Cell cell = new Cell();
    Math.abs(a);
    Math.abs(b);
    cell.toString().length();
    return cell.i;
  }

  public static int writesThroughNull(int a) {
    Cell cell = a == 4 ? null : new Cell();
    cell.i = a;
    return cell.i;
  }
}
