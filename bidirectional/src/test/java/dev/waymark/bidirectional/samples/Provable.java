package dev.waymark.bidirectional.samples;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Wherever a method returns -1 here, it never does; and no check in it can fail but its first. */
public final class Provable {
  static int count;
  int number;
  String name = "";
  private final int[] data;

  Provable(int length) {
    data = new int[length];
  }

  static int interval(int x) {
    if (x > 5) {
      return x < 3 ? -1 : 1;
    }
    return 0;
  }

  static int afterLoop(int n) {
    int i = 0;
    for (; i < n; i++) {
      count++;
    }
    return i < 0 ? -1 : i;
  }

  static int nested(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i; j < n; j++) {
        if (j < i) {
          return -1;
        }
        sum++;
      }
    }
    return sum > 0 ? 1 : 0;
  }

  static int sum(int[] all) {
    int sum = 0;
    for (int each : all) {
      sum += each;
    }
    return sum;
  }

  static int backwards(int[] all) {
    int sum = 0;
    for (int i = all.length - 1; i >= 0; i--) {
      sum += all[i];
    }
    return sum;
  }

  static int twoObjects(Provable a, Provable b) {
    a.number = 1;
    b.number = 2;
    return a.number == 3 ? -1 : 0;
  }

  static int twoElements(int[] a, int i, int j) {
    a[i] = 1;
    a[j] = 2;
    return a[i] == 3 ? -1 : 0;
  }

  @SuppressWarnings("PatternMatchingInstanceof") // the cast is the point
  static int instance(Object o) {
    if (o instanceof String) {
      return o instanceof Integer ? -1 : ((String) o).length();
    }
    return 0;
  }

  static int thrown(int[] a) {
    int state = 0;
    try {
      state = 1;
      state = a[0] + 2;
    } catch (NullPointerException e) {
      return state == 0 ? -1 : e == null ? -1 : 1;
    }
    return 0;
  }

  static int machineError(int x) {
    int state = 0;
    try {
      state = 1;
      count = x;
    } catch (Throwable t) {
      return t == null ? -1 : state;
    }
    return 2;
  }

  private static int careful(int x) {
    return x < 0 ? -1 : x;
  }

  static int callsCareful(int y) {
    return y < 0 ? 0 : careful(y);
  }

  static int callsCarefulToo() {
    return careful(7);
  }

  static int fluent(String s) {
    StringBuilder text = new StringBuilder();
    return text.append(s).append('x') == null ? -1 : 1;
  }

  static Object[] stored(String s) {
    Object[] all = new Object[2];
    all[0] = s;
    return all;
  }

  static int required(Object o) {
    Objects.requireNonNull(o);
    return o == null ? -1 : 1;
  }

  static int length(String s) {
    return s.length() < 0 ? -1 : 1;
  }

  int finalField(Runnable action) {
    if (data == null) {
      return 0;
    }
    action.run();
    return data == null ? -1 : 1;
  }

  @Override
  public boolean equals(Object other) {
    if (other == null || getClass() != other.getClass()) {
      return false;
    }
    return number == ((Provable) other).number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  String name() {
    return name;
  }

  int named() {
    if (name() == null) {
      return 0;
    }
    return name() == null ? -1 : 1;
  }

  Builder builder() {
    return new Builder();
  }

  int built() {
    return builder().number(3) == null ? -1 : 1;
  }

  /** Not final, and yet its methods are those that are called on one just made. */
  static class Builder {
    int number;

    Builder number(int given) {
      number = given;
      return this;
    }
  }

  static List<String> listed() {
    List<String> list = new ArrayList<>();
    return list == null ? List.of() : list;
  }

  sealed interface Figure permits Dot, Line, Round {}

  record Dot() implements Figure {}

  record Line(int length) implements Figure {}

  abstract static sealed class Round implements Figure permits Circle, Ring {}

  static final class Circle extends Round {}

  static non-sealed class Ring extends Round {}

  static int everyFigure(Figure figure) {
    if (figure == null || figure instanceof Dot || figure instanceof Line) {
      return 1;
    }
    if (figure instanceof Circle) {
      return 2;
    }
    if (!(figure instanceof Ring)) {
      return -1;
    }
    return 3;
  }

  static int castFigure(Object given) {
    Figure figure = (Figure) given;
    if (figure == null || figure instanceof Round || figure instanceof Line) {
      return 1;
    }
    if (!(figure instanceof Dot)) {
      return -1;
    }
    return 2;
  }
}
