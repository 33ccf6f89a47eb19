package dev.waymark.bidirectional.samples;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Every branch here can be taken, and every check can fail: nothing may be refuted. */
public class Possible {
  static Possible last;
  static int count;
  volatile Object changed;
  Object name;
  final Object fixed;
  int number;

  Possible(Object given) {
    show();
    fixed = given;
  }

  void show() {
    if (fixed == null) {
      count++;
    } else {
      count--;
    }
  }

  static int same(Possible a, Possible b) {
    a.number = 1;
    b.number = 2;
    return a.number == 2 ? 1 : 2;
  }

  static int sameElement(int[] a, int i, int j) {
    a[i] = 1;
    a[j] = 2;
    return a[i] == 2 ? 1 : 2;
  }

  /** What a call returns may be what was made before. */
  static int returned(Supplier<Object> kept) {
    Object made = new Object();
    last.name = made;
    return kept.get() == made ? 1 : 2;
  }

  /** What a call returns may hold what was made before. */
  static int handed(Function<Object, Possible> maker) {
    Object made = new Object();
    return maker.apply(made).fixed == made ? 1 : 2;
  }

  /** So may what others put where it was read. */
  static int replaced(Consumer<Object> keeper) {
    Object made = new Object();
    last = new Possible(null);
    keeper.accept(made);
    return last.fixed == made ? 1 : 2;
  }

  /** An object may be changed by whoever keeps it. */
  static int kept(Runnable action) {
    Possible made = new Possible("");
    last = made;
    made.number = 1;
    action.run();
    return made.number == 1 ? 1 : 2;
  }

  @SuppressWarnings({
    "ReferenceEquality",
    "ReturnValueIgnored"
  }) // whether it is the same is the point
  static int interned(char[] text) {
    String made = new String(text);
    made.intern();
    return made == "never seen before in this program" ? 1 : 2;
  }

  static int overflow(int x) {
    int absolute = x < 0 ? -x : x;
    return absolute < 0 ? 1 : 2;
  }

  static int wrapped(int n) {
    int i = n;
    while (i > 0) {
      i++;
    }
    return i < 0 ? 1 : 2;
  }

  static int notANumber(double x) {
    if (x < 1) {
      return 1;
    }
    return x >= 1 ? 2 : 3;
  }

  int twice(Runnable action) {
    if (name == null) {
      return 0;
    }
    action.run();
    return name == null ? 1 : 2;
  }

  int threads() {
    if (changed == null) {
      return 0;
    }
    return changed == null ? 1 : 2;
  }

  int locked() {
    if (name == null) {
      synchronized (this) {
        return name == null ? 1 : 2;
      }
    }
    return 3;
  }

  static int afterError(int x) {
    int state = 0;
    try {
      state = 1;
      state = Integer.parseInt("" + x);
      state = 3;
    } catch (Throwable t) {
      return state == 1 ? 1 : 2;
    }
    return 0;
  }

  static int stored(Object[] all, Object value) {
    all[0] = value;
    return all.length;
  }

  static int cast(Object o) {
    return ((Comparable<?>) o).hashCode();
  }

  /** A subclass may return null. */
  Possible self() {
    return this;
  }

  static int overridden(Possible p) {
    return p.self() == null ? 1 : 2;
  }

  static int sizes(int n) {
    return new int[n].length == 0 ? 1 : 2;
  }

  /** It may be null. */
  static int figure(Provable.Figure figure) {
    if (figure instanceof Provable.Dot || figure instanceof Provable.Line) {
      return 1;
    }
    return figure instanceof Provable.Round ? 2 : 3;
  }

  /** A class that is sealed and not abstract has objects of its own. */
  static sealed class Tool permits Hammer {}

  static final class Hammer extends Tool {}

  static int tool(Tool tool) {
    return tool == null ? 1 : tool instanceof Hammer ? 2 : 3;
  }

  /** Others may implement it. */
  non-sealed interface Open extends Half {}

  sealed interface Half permits Open, Closed {}

  record Closed() implements Half {}

  static int half(Half half) {
    return half == null ? 1 : half instanceof Closed ? 2 : half instanceof Comparable ? 3 : 4;
  }

  /** What is read from a stream calls private methods. */
  static class Streamed implements Serializable {
    private static final long serialVersionUID = 1;
    int size;

    private Object readResolve() {
      return size == 3 ? new Streamed() : this;
    }

    Object resolved() {
      size = 5;
      return readResolve();
    }
  }
}
