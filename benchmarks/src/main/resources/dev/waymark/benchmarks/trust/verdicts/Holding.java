package trust;

/** The holder idiom: what is configured before the first use decides. */
public class Holding {
  private static int configured = 3;
  private final int size;

  private Holding(int size) {
    this.size = size;
  }

  private static class Holder {
    static final Holding INSTANCE = new Holding(configured);
  }

  public static void configure(int size) {
    configured = size;
  }

  public static int size(int limit) {
    if (Holder.INSTANCE.size > 3) return 1;
    return Holder.INSTANCE.size < limit ? 2 : 3;
  }
}
