package dev.waymark.validation.trap;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Hole 1: numbers, and objects that hold them, that go through code nobody follows. */
public final class Escaping {
  private Escaping() {}

  /** An object with a number. */
  static class Cell implements Cloneable {
    volatile int value;

    Cell(int value) {
      this.value = value;
    }

    Cell copy() {
      try {
        return (Cell) clone();
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Cell && ((Cell) other).value == value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  /** Writes cells behind their back. */
  static final class Updater {
    static final AtomicIntegerFieldUpdater<Cell> VALUE =
        AtomicIntegerFieldUpdater.newUpdater(Cell.class, "value");

    private Updater() {}
  }

  public static int text(int a) {
    return Integer.toString(a).length() > 5 ? 1 : 0;
  }

  public static int concatenated(int a) {
    return ("n" + a).equals("n77") ? 1 : 0;
  }

  public static int built(int a) {
    return new StringBuilder().append(a).length() > 5 ? 1 : 0;
  }

  public static int characters(char a) {
    return new String(new char[] {a}).equals("x") ? 1 : 0;
  }

  @Expected(
      either = {"local1.equals(\"-5\") [false]", "local1.equals(\"77\") [false]"},
      because =
          "only another number whose text has the same hash gets there, which is hard to find")
  public static int stringSwitch(int a) {
    switch (String.valueOf(a)) {
      case "77":
        return 1;
      case "-5":
        return 2;
      default:
        return 0;
    }
  }

  public static int sorted(int a) {
    int[] both = {a, 3};
    Arrays.sort(both);
    return both[0] == 3 ? 1 : 0;
  }

  public static int sortedBack(int a) {
    Integer[] both = {a, 3};
    Arrays.sort(both, (x, y) -> y.compareTo(x));
    return both[0] == 3 ? 1 : 0;
  }

  public static int copied(int a) {
    int[] to = new int[1];
    System.arraycopy(new int[] {a}, 0, to, 0, 1);
    return to[0] == 77 ? 1 : 0;
  }

  public static int filled(int a) {
    int[] all = new int[2];
    Arrays.fill(all, a);
    return all[1] == 77 ? 1 : 0;
  }

  public static int cloned(int a) {
    int[] from = {a};
    return from.clone()[0] == 77 ? 1 : 0;
  }

  public static int clonedObject(int a) {
    return new Cell(a).copy().value == 77 ? 1 : 0;
  }

  public static int listed(int a) {
    List<Integer> list = new ArrayList<>();
    list.add(a);
    return list.get(0) == 77 ? 1 : 0;
  }

  public static int hashed(int a) {
    Set<Cell> cells = new HashSet<>();
    cells.add(new Cell(77));
    return cells.contains(new Cell(a)) ? 1 : 0;
  }

  public static int atomic(int a) {
    return new AtomicInteger(a).incrementAndGet() == 77 ? 1 : 0;
  }

  public static int updated(int a, int b) {
    Cell cell = new Cell(a);
    Updater.VALUE.set(cell, b);
    return cell.value == 77 ? 1 : 0;
  }

  public static int absolute(int a) {
    return Math.abs(a) < 0 ? 1 : 0;
  }

  public static int exact(int a) {
    try {
      return Math.addExact(a, 7);
    } catch (ArithmeticException e) {
      return a > Integer.MAX_VALUE - 3 ? 1 : 0;
    }
  }

  public static int character(int a) {
    try {
      return "abc".charAt(a);
    } catch (StringIndexOutOfBoundsException e) {
      return a > 50 ? 1 : 0;
    }
  }

  public static int parsed(int a) {
    return Integer.parseInt(a + "1") == 771 ? 1 : 0;
  }

  public static int compared(long a) {
    return Long.compare(a, 77) == 0 || Objects.equals(a, 78L) ? 1 : 0;
  }

  public static int boxedDouble(double a) {
    Double box = a;
    return box.equals(-0.0) ? 1 : 0;
  }

  public static int bits(double a) {
    return Double.doubleToLongBits(a) == 1 ? 1 : 0;
  }

  public static int selected(int a) {
    Object[] choices = {"one", 2, null};
    Object choice = choices[(a & Integer.MAX_VALUE) % 3];
    if (choice == null) {
      return 0;
    }
    return choice instanceof String ? 1 : 2;
  }

  public static int selectedCell(int a) {
    Cell[] cells = {new Cell(5), new Cell(77), new Cell(5)};
    return cells[(a & Integer.MAX_VALUE) % 3].value == 77 ? 1 : 0;
  }

  public static int storedAt(int a) {
    Object[] places = new Object[2];
    places[a & 1] = "x";
    return places[1] == null ? 0 : 1;
  }

  public static int sized(int a) {
    return new int[a & 3].length == 2 ? 1 : 0;
  }

  public static int nested(int a) {
    int[][] rows = {{1}, {77}};
    return rows[a & 1][0] == 77 ? 1 : 0;
  }

  @Expected(
      open = "method.invoke(null, new Object[1]).booleanValue() [true]",
      because = "reflective calls are not followed")
  static int reflected(int a) throws ReflectiveOperationException {
    Method method = Escaping.class.getDeclaredMethod("isMagic", int.class);
    return (boolean) method.invoke(null, a) ? 1 : 0;
  }

  static boolean isMagic(int a) {
    return a == 77;
  }

  static int threaded(int a) throws InterruptedException {
    int[] cell = new int[1];
    Thread thread = new Thread(() -> cell[0] = a == 77 ? 1 : 0);
    thread.start();
    thread.join();
    return cell[0] == 1 ? 1 : 0;
  }

  static int threadedField(int a) throws InterruptedException {
    Cell cell = new Cell(0);
    Thread thread = new Thread(() -> cell.value = a);
    thread.start();
    thread.join();
    return cell.value == 77 ? 1 : 0;
  }
}
