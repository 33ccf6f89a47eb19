package dev.waymark.bidirectional.samples;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Final fields that others see before they have their value: every branch here can be taken. */
@SuppressWarnings("unused")
public final class Leaking {
  static int count;

  private Leaking() {}

  /** Passes itself to somebody. */
  static class Passing {
    final Object value;

    Passing(Object given) {
      look(this);
      value = "";
    }

    static void look(Passing seen) {
      if (seen.value == null) {
        count++;
      }
    }
  }

  /** Passes itself, or something else. */
  static class Choosing {
    final Object value;

    Choosing(boolean isShown) {
      look(isShown ? this : null);
      value = "";
    }

    static void look(Choosing seen) {
      if (seen != null && seen.value == null) {
        count++;
      }
    }
  }

  /** Calls a method of its own. */
  static class Calling {
    final Object value;

    Calling() {
      look();
      value = "";
    }

    void look() {
      if (value == null) {
        count++;
      }
    }
  }

  /** Stores itself. */
  static class Storing {
    static Storing last;
    final Object value;

    Storing() {
      last = this;
      value = "";
    }

    static void look() {
      if (last.value == null) {
        count++;
      }
    }
  }

  /** Calls a method that subclasses have. */
  static class Base {
    Base() {
      look();
    }

    void look() {}
  }

  /** Is looked at by its superclass. */
  static class Sub extends Base {
    final Object value;

    Sub() {
      value = "";
    }

    @Override
    void look() {
      if (value == null) {
        count++;
      }
    }
  }

  /** Makes a function that sees it. */
  static class Capturing {
    final Runnable action;
    final Object value;

    Capturing() {
      action = () -> look();
      action.run();
      value = "";
    }

    void look() {
      if (value == null) {
        count++;
      }
    }
  }

  /** Is read from a stream, which may say anything. */
  static class Streamed implements Serializable {
    private static final long serialVersionUID = 1;
    final String value;

    Streamed() {
      value = "";
    }

    void look() {
      if (value == null) {
        count++;
      }
    }
  }

  /** Has a value only sometimes. */
  static class Sometimes {
    final Object value;

    Sometimes(boolean has) {
      value = has ? "" : null;
    }

    void look() {
      if (value == null) {
        count++;
      }
    }
  }

  /** Static fields in a circle. */
  static class Circle {
    static final Object FIRST = make();
    static final Object SECOND = new Object();

    static Object make() {
      return SECOND == null ? "first" : "later";
    }
  }

  /** Static fields that the initializer of another class sees. */
  static class Circling {
    static final int FIRST = Counting.COUNT;
    static final Object SECOND = new Object();

    static int look() {
      return SECOND == null ? 1 : 2;
    }

    static class Counting {
      static final int COUNT = look();
    }
  }

  /** The same when an object of the class is made, before its constructor is called. */
  static class Making {
    static final Object FIRST = new Other();
    static final Object SECOND = new Object();

    static int look() {
      return SECOND == null ? 1 : 2;
    }

    static class Before {
      static int seen = look();
    }

    static class Other extends Before {}
  }

  /** The initializer of a superclass comes first. */
  static class Heir extends Ancestor {
    static final Object VALUE = new Object();

    static int look() {
      return VALUE == null ? 1 : 2;
    }
  }

  @SuppressWarnings("ClassInitializationDeadlock") // the point
  static class Ancestor {
    static int seen = Heir.look();
  }

  /** A class is found by its name. */
  static class Finding {
    static final Class<?> FIRST = find("Found");
    static final Object SECOND = new Object();

    static Class<?> find(String name) {
      try {
        return Class.forName("dev.waymark.bidirectional.samples.Leaking$Finding$" + name);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }

    static int look() {
      return SECOND == null ? 1 : 2;
    }

    static class Found {
      static int seen = look();
    }
  }

  /** Constants that look at a field that comes later. */
  enum Constant {
    ONLY;

    static final Map<String, Constant> ALL = new HashMap<>();

    Constant() {
      if (all() == null) {
        count++;
      }
    }

    static Object all() {
      return ALL;
    }
  }

  /** A finalizer sees an object whose constructor threw. */
  static class Finalized {
    private final Object value;

    Finalized(Object given) {
      value = Objects.requireNonNull(given);
    }

    int look() {
      return value == null ? 1 : 2;
    }

    @Override
    @SuppressWarnings({"deprecation", "removal", "Finalize"})
    protected void finalize() {
      look();
    }
  }
}
