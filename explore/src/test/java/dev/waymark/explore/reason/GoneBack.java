package dev.waymark.explore.reason;

import java.util.ArrayList;
import java.util.List;

/** Where a method returns -1 here, it never does; going back from there shows why. */
@SuppressWarnings({"unused", "StatementSwitchToExpressionSwitch"}) // samples of all kinds
final class GoneBack {
  private final List<String> names = new ArrayList<>();

  private GoneBack() {}

  static int ofSigns(int n, int d) {
    int down = d;
    if (down == 0 || down == Integer.MIN_VALUE) {
      return 0;
    }
    if (down < 0) {
      down = -down;
    }
    return down < 0 ? -1 : n / down;
  }

  static int ofLoop(int n) {
    int i = 0;
    while (i < n) {
      i++;
    }
    return i < 0 ? -1 : i;
  }

  int ofField() {
    return names == null ? -1 : names.size();
  }

  static int ofCaller(String text) {
    return text == null ? 0 : length(text);
  }

  private static int length(String text) {
    return text == null ? -1 : text.length();
  }

  static int ofResult(int n) {
    String text = "n = " + n;
    return text == null ? -1 : 1;
  }

  static int ofHandler(int[] all, int at) {
    int found = 0;
    try {
      found = all[at];
      found = 1;
    } catch (ArrayIndexOutOfBoundsException e) {
      return found != 0 ? -1 : 0;
    }
    return found;
  }

  static int ofCase(int n) {
    switch (n) {
      case 1:
      case 2:
        return n > 2 ? -1 : 1;
      default:
        return 0;
    }
  }
}
