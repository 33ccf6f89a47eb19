package dev.waymark.bidirectional.samples;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** Objects that others get at on roundabout ways: every branch here can be taken. */
@SuppressWarnings("unused")
public final class Escaping {
  static final List<Object> SEEN = new ArrayList<>();

  private Escaping() {}

  /** Passes itself as what it is only sometimes. */
  static class Casting {
    final Object value;

    Casting(Object given) {
      if (given instanceof String) {
        SEEN.add((Heir) this);
      }
      value = "";
    }

    int look() {
      return value == null ? 1 : 2;
    }
  }

  static final class Heir extends Casting {
    Heir() {
      super("");
    }
  }

  /** Passes what a method of its own returns. */
  static class Returning {
    final Object value;
    private int number;

    Returning() {
      SEEN.add(self());
      value = "";
      number = 5;
    }

    private Returning self() {
      return this;
    }

    int look() {
      return value == null ? 1 : 2;
    }

    int isFew() {
      return number < 5 ? 1 : 2;
    }
  }

  /** A method of its own throws it. */
  static class Throwing extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient Object value;

    Throwing() {
      try {
        fail();
      } catch (RuntimeException e) {
        SEEN.add(e);
      }
      value = "";
    }

    private void fail() {
      throw this;
    }

    int look() {
      return value == null ? 1 : 2;
    }
  }

  /** Whoever has it keeps it, though its constructor throws. */
  static class Failing {
    static Failing last;
    private final int value;

    Failing(boolean fails) {
      last = this;
      if (fails) {
        value = -1;
        throw new IllegalStateException();
      }
      value = 3;
    }

    int look() {
      return value < 0 ? 1 : 2;
    }
  }

  /** Writes its own field, or that of another object. */
  static class Either {
    static Either last;
    private int value;

    Either() {}

    Either(int given) {
      (given < 0 ? other() : this).value = given;
    }

    private static Either other() {
      Either made = new Either();
      last = made;
      return made;
    }

    int look() {
      return value < 0 ? 1 : 2;
    }
  }

  /** Its constructor looks at what a subclass has. */
  @SuppressWarnings("PatternMatchingInstanceof") // which would make it a copy
  static class Below {
    int seen;

    Below() {
      if (this instanceof Above) {
        seen = ((Above) this).value == null ? 1 : 2;
      }
    }
  }

  static final class Above extends Below {
    final Object value;

    Above() {
      value = "";
    }
  }

  /** The garbage collector writes, too. */
  static int collected(int turns) {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    int size = 0;
    for (int i = 0; i < turns; i++) {
      size += new byte[1 << 20].length;
    }
    return reference.get() == null ? size : -1;
  }
}
