package dev.waymark.benchmarks.hostile;

import java.lang.reflect.Field;
import java.util.function.IntConsumer;

/** What ends the JVM. */
public final class Leaving {
  private Leaving() {}

  public static int exit(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      System.exit(0);
    }
    return result;
  }

  public static int halt(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      Runtime.getRuntime().halt(1);
    }
    return result;
  }

  /** Catches the refusal, and goes on as if nothing had happened. */
  public static int hidden(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      try {
        System.exit(0);
      } catch (Throwable e) {
        return 4;
      }
    }
    return result;
  }

  public static int byReference(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      IntConsumer end = System::exit;
      end.accept(0);
    }
    return result;
  }

  public static int byReflection(int x) throws ReflectiveOperationException {
    int result = Trap.pick(x);
    if (result == 0) {
      System.class.getMethod("exit", int.class).invoke(null, 0);
    }
    return result;
  }

  /** Nothing refuses that: the JVM crashes. */
  public static int crash(int x) throws ReflectiveOperationException {
    int result = Trap.pick(x);
    if (result == 0) {
      Class<?> type = Class.forName("sun.misc.Unsafe");
      Field field = type.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      type.getMethod("putAddress", long.class, long.class).invoke(field.get(null), 0L, 0L);
    }
    return result;
  }
}
