package dev.waymark.explore.targets;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What can be proved although initializers, handlers and objects are in the way: no input takes the
 * branches that return a negative number.
 */
public final class Decidable {
  private static final Map<String, Integer> NAMES = new HashMap<>();

  static {
    NAMES.put("one", 1);
  }

  private Decidable() {}

  enum Color {
    RED,
    GREEN,
    BLUE
  }

  private static Color color(int a) {
    return a > 3 ? Color.RED : a > 1 ? Color.GREEN : Color.BLUE;
  }

  public static int enumSwitch(int a) {
    switch (color(a)) {
      case RED:
        return 1;
      case GREEN:
        return 2;
      case BLUE:
        return 3;
      default:
        return -1;
    }
  }

  public static int behindSwitch(int a) {
    int result;
    switch (color(a)) {
      case RED:
        result = 1;
        break;
      default:
        result = 2;
    }
    return result * 2 == 3 ? -1 : result;
  }

  public static int enumOfLibrary(int a) {
    switch (a > 3 ? TimeUnit.DAYS : TimeUnit.HOURS) {
      case DAYS:
        return 1;
      case HOURS:
        return 2;
      default:
        return -1;
    }
  }

  /** The tables of switches, as the compiler of Eclipse makes them. */
  static int[] switchTable() {
    int[] table = new int[Color.values().length];
    try {
      table[Color.RED.ordinal()] = 1;
    } catch (NoSuchFieldError e) {
      // It is gone.
    }
    try {
      table[Color.BLUE.ordinal()] = 2;
    } catch (NoSuchFieldError e) {
      // It is gone.
    }
    return table;
  }

  /** Not such a table: what it calls may miss something. */
  static int[] otherTable() {
    int[] table = new int[1];
    try {
      table[0] = color(1).ordinal();
    } catch (NoSuchFieldError e) {
      table[0] = 7;
    }
    return table;
  }

  public static int ownTable(int a) {
    return switchTable()[color(a).ordinal()] == 5 ? -1 : 1;
  }

  private static final class Holder {
    static final Decidable ONLY = new Decidable();

    private Holder() {}
  }

  private int answer() {
    return 42;
  }

  public static int singleton(int a) {
    return Holder.ONLY.answer() == 42 ? a & 1 : -1;
  }

  private static final class Computed {
    static final int SQUARE = square(7);
    static final Point POINT = new Point(3);

    private Computed() {}

    static int square(int x) {
      return x * x;
    }
  }

  static final class Point {
    private final int x;

    Point(int x) {
      this.x = x;
    }
  }

  private static final class Dependent {
    static final int NEXT = Computed.POINT.x + Computed.SQUARE;

    private Dependent() {}
  }

  public static int computed(int a) {
    return Computed.SQUARE != 49 ? -1 : a & 1;
  }

  public static int dependent(int a) {
    return Dependent.NEXT != 52 ? -1 : a & 1;
  }

  public static int prints(int a) {
    System.out.println(a > 3 ? "x" : "y");
    return a * 2 == 7 ? -1 : 1;
  }

  public static int largeBoxes(int a) {
    Integer x = 128;
    Integer y = 128;
    return x == y ? -1 : a & 1;
  }

  public static int smallBoxes(int a) {
    Integer x = 127;
    Integer y = 127;
    return x != y ? -1 : a & 1;
  }

  public static int largeLongs(int a) {
    Long x = 128L;
    Long y = 128L;
    return x == y ? -1 : a & 1;
  }

  public static int texts(int a) {
    String x = "x";
    String y = "x";
    return x != y ? -1 : a & 1;
  }

  public static int booleans(int a) {
    return Boolean.TRUE == Boolean.FALSE ? -1 : a & 1;
  }

  public static int readTwice(int[] a) {
    return a != null && a.length == 1 && a[0] > 5 && a[0] < 3 ? -1 : 0;
  }

  public static int readOnce(int[] a) {
    int first = a == null || a.length == 0 ? 0 : a[0];
    return first > 5 && first < 3 ? -1 : 0;
  }
}
