package dev.waymark.bidirectional.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/**
 * A private field that a handle writes, and a method that one calls: every condition can be either.
 */
public final class ByAHandle {
  private static final VarHandle VALUE = handle();
  private int value;

  private static VarHandle handle() {
    try {
      return MethodHandles.lookup().findVarHandle(ByAHandle.class, "value", int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  void set(int given) {
    VALUE.set(this, given);
  }

  int look() {
    return value == 0 ? 1 : 2;
  }

  private static int called(Object given) {
    return given == null ? 1 : 2;
  }

  static int call() {
    return called("given");
  }

  static int callByHandle() throws Throwable {
    MethodType type = MethodType.methodType(int.class, Object.class);
    return (int)
        MethodHandles.lookup()
            .findStatic(ByAHandle.class, "called", type)
            .invokeExact((Object) null);
  }

  /** By a handle of a lookup that somebody else has made. */
  public static final class Handed {
    private int value;

    void set(MethodHandles.Lookup handed, int given) throws ReflectiveOperationException {
      handed.findVarHandle(Handed.class, "value", int.class).set(this, given);
    }

    int look() {
      return value == 0 ? 1 : 2;
    }
  }
}
