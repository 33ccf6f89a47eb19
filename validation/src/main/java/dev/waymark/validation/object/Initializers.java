package dev.waymark.validation.object;

/** Static and instance initializers, and the order in which constructors run. */
public final class Initializers {
  private static final int[] SQUARES = new int[8];
  private static final String JOINED;
  private static final long CONSTANT = 1L << 40;

  static {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < SQUARES.length; i++) {
      SQUARES[i] = i * i;
      text.append(SQUARES[i]).append(';');
    }
    JOINED = text.toString();
  }

  private Initializers() {}

  private static final class Holder {
    static final Holder INSTANCE = new Holder();

    /** Set after the instance above was made, which so saw 0. */
    static int limit = Integer.parseInt("12");

    final int seen;

    Holder() {
      seen = limit;
    }
  }

  private static class Log {
    final StringBuilder log = new StringBuilder("f");

    {
      log.append('i');
    }

    Log() {
      log.append('c');
    }

    Log(int a) {
      this();
      log.append(a);
    }
  }

  private static final class SubLog extends Log {
    private final int last;

    {
      log.append('j');
    }

    SubLog(int a) {
      super(a + 1);
      last = log.length();
      log.append('d').append(last);
    }
  }

  public static int staticArray(int a) {
    return SQUARES[a & 7];
  }

  public static char staticText(int a) {
    return JOINED.charAt((a & 0xFF) % 20);
  }

  public static long constant(long a) {
    return CONSTANT / a;
  }

  public static int initializedInOrder(int a) {
    return Holder.INSTANCE.seen * 100 + Holder.limit + a;
  }

  public static String constructorsInOrder(int a) {
    return new SubLog(a).log.toString();
  }
}
