package dev.waymark.validation.object;

/** MONITORENTER and MONITOREXIT, on every way out of the block. */
public final class Locks {
  private static final Object LOCK = new Object();
  private int value;

  private Locks() {}

  private synchronized int add(int a) {
    value += a;
    return value;
  }

  private static synchronized int divide(int a, int b) {
    return a / b;
  }

  public static int block(int a) {
    int result;
    synchronized (LOCK) {
      result = a + 1;
    }
    return result;
  }

  public static int returnsFromBlock(int[] a) {
    synchronized (a) {
      return a[0];
    }
  }

  public static int exceptionLeavesBlock(int a, int b) {
    try {
      synchronized (LOCK) {
        return a / b;
      }
    } catch (ArithmeticException e) {
      return -1;
    }
  }

  public static int nested(int a) {
    Object inner = new Object();
    int result = 0;
    synchronized (LOCK) {
      result++;
      synchronized (inner) {
        synchronized (LOCK) {
          result += a;
        }
      }
    }
    return result;
  }

  public static int ofNull(String a) {
    synchronized (a) {
      return a.length();
    }
  }

  public static int methods(int a, int b) {
    Locks locks = new Locks();
    locks.add(a);
    return divide(locks.add(b), b);
  }
}
