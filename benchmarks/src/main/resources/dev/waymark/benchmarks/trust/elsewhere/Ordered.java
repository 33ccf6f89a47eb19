package trust;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What depends on the order of tests, on hash seeds and on chance. */
public class Ordered {
  private static int calls;
  private static final Object LOCK = new Object();

  public static int count(int a) {
    return a > 0 ? ++calls : 0;
  }

  public static String first(boolean some) {
    Set<Object> set = new HashSet<>();
    for (int i = 0; i < 8; i++) {
      set.add(new Object() {});
    }
    return some ? set.iterator().next().toString() : "";
  }

  public static String immutable(boolean some) {
    return some ? Map.of("a", 1, "b", 2, "c", 3, "d", 4).keySet().toString() : "";
  }

  public static int identity(int a) {
    return a > 0 ? LOCK.hashCode() : 0;
  }

  public static double chance(int a) {
    return a > 0 ? Math.random() : 0;
  }

  public static String text(int a) {
    return a > 0 ? LOCK.toString() : "";
  }

  public static String thread(int a) {
    return a > 0 ? Thread.currentThread().getName() : "";
  }

  public static int depth(int a) {
    return a > 0 ? new Throwable().getStackTrace().length : 0;
  }
}
