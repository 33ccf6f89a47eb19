package dev.waymark.cli.explained;

import org.jspecify.annotations.Nullable;

/** Methods with branches that no input takes, each for another sort of reason. */
@SuppressWarnings("StatementSwitchToExpressionSwitch") // old switches, too, are to be explained
public final class Excluded {
  static final int LIMIT = limit();

  private Excluded() {}

  /** Some constants. */
  enum Color {
    RED,
    GREEN,
    BLUE
  }

  private static final class Counter {
    private int value;

    Counter(int value) {
      this.value = value;
    }

    void reset() {
      this.value = 0;
    }
  }

  private static int limit() {
    return 5;
  }

  static int arithmetic(int x) {
    int i = 2;
    if (i <= x) {
      if (x < 1) {
        return 1;
      }
    }
    return 0;
  }

  static int choice(int grams) {
    int cents = grams <= 100 ? 85 : 145;
    return cents < 85 ? 1 : 0;
  }

  static int fields(int start) {
    Counter counter = new Counter(start);
    counter.reset();
    return counter.value != 0 ? 1 : 0;
  }

  static int arrays(int i) {
    int[] a = new int[3];
    a[1] = 7;
    if (i == 1) {
      return a[i];
    }
    return a.length > 3 ? 2 : 0;
  }

  static int calls(int x) {
    int y = clamp(x, 10);
    return y > 10 ? 1 : 0;
  }

  private static int clamp(int value, int most) {
    if (value > most) {
      return most;
    }
    return value;
  }

  static int texts(String s) {
    if (s.isEmpty()) {
      return 0;
    }
    return s.length() == 0 ? 1 : 2;
  }

  static int nulls(@Nullable String s) {
    if (s == null) {
      return 0;
    }
    return s.length();
  }

  static int switches(int day) {
    int kind;
    switch (day) {
      case 1:
        kind = 10;
        break;
      default:
        kind = 30;
    }
    switch (kind) {
      case 20:
        return 2;
      default:
        return 3;
    }
  }

  static int loops(int n) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += 2;
    }
    return sum != 6 ? n : 0;
  }

  static int exceptions(int x) {
    int state = 0;
    try {
      state = 1;
      require(x > 0);
      state = 2;
    } catch (IllegalArgumentException e) {
      return state != 1 ? 1 : 2;
    }
    return state;
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new IllegalArgumentException("refused");
    }
  }

  static int statics(int x) {
    return x > LIMIT && x < 5 ? 1 : 0;
  }

  static int enums(Color color) {
    if (color == Color.RED) {
      return 1;
    }
    switch (color) {
      case RED:
        return 2;
      default:
        return 3;
    }
  }

  static int ranges(byte b) {
    int wide = b;
    return wide > 200 ? 1 : 0;
  }

  static int never(int x) {
    if (x > 5) {
      if (x < 3) {
        return x == -7 ? 1 : 2;
      }
    }
    return 0;
  }

  static int divisions(int n) {
    int d = n == 0 ? 1 : n;
    return 10 / d;
  }

  static int steps(int[] a) {
    int i = 0;
    int sum = 0;
    while (i < a.length) {
      sum += a[i++];
    }
    return sum;
  }

  static int reused(int x) {
    int t = x;
    if (t > 9) {
      t = x - 1;
      return t < 9 ? 1 : 0;
    }
    return 0;
  }

  static int shown(String text) {
    return text == null ? 0 : hidden(text);
  }

  private static int hidden(String text) {
    return text == null ? 1 : text.length();
  }
}
