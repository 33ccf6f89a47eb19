package dev.waymark.validation.failure;

/** Try-with-resources: the order of closing, and suppressed exceptions. */
public final class Resources {
  private Resources() {}

  private static final class Valve implements AutoCloseable {
    private final StringBuilder log;
    private final char name;
    private final boolean stuck;

    Valve(StringBuilder log, char name, boolean stuck) {
      this.log = log.append(name);
      this.name = name;
      this.stuck = stuck;
    }

    @Override
    public void close() {
      log.append(Character.toUpperCase(name));
      if (stuck) {
        throw new IllegalStateException("stuck " + name);
      }
    }
  }

  public static String closesInReverse() {
    StringBuilder log = new StringBuilder();
    try (Valve a = new Valve(log, 'a', false);
        Valve b = new Valve(log, 'b', false)) {
      log.append('-');
    }
    return log.toString();
  }

  /** The outcome is an exception with the other one suppressed, if both happen. */
  public static String suppresses(int bits) {
    StringBuilder log = new StringBuilder();
    try (Valve a = new Valve(log, 'a', (bits & 1) != 0)) {
      if ((bits & 2) != 0) {
        throw new IllegalArgumentException("body");
      }
    }
    return log.toString();
  }

  public static String tellsSuppressed(int bits) {
    StringBuilder log = new StringBuilder();
    try (Valve a = new Valve(log, 'a', (bits & 1) != 0);
        Valve b = new Valve(log, 'b', (bits & 2) != 0)) {
      log.append(10 / (bits & 4));
    } catch (RuntimeException e) {
      log.append(e.getClass().getSimpleName()).append(e.getSuppressed().length);
    } finally {
      log.append('!');
    }
    return log.toString();
  }

  /** A null resource is not closed. */
  public static int nullResource(int a) {
    StringBuilder log = new StringBuilder();
    try (Valve none = a > 0 ? new Valve(log, 'n', a > 10) : null) {
      log.append(a);
    }
    return log.length();
  }

  public static int returnsFromBody(int a) {
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      try (Valve v = new Valve(log, 'v', i == 2)) {
        if (i == a) {
          return log.length();
        }
      }
    }
    return -1;
  }
}
