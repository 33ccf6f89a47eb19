package dev.waymark.bidirectional.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A private field that a handle writes: every condition can be either. */
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
}
