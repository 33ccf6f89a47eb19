package trust;

import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** Collections and interfaces beyond those that recipes make. */
public class Collected {
  public static int longer(List<Integer> list) {
    if (list == null) return 0;
    return list.size() > 9 ? 1 : 2;
  }

  public static int absent(Map<String, String> map) {
    if (map == null) return 0;
    if (map.containsKey("a") && map.get("a") == null) return 1;
    return 2;
  }

  public static int odd(List<Integer> list) {
    if (list == null || list.isEmpty()) return 0;
    return list.contains(list.get(0)) ? 1 : 2;
  }

  public static int ask(IntPredicate test, int a) {
    if (test == null) return 0;
    return test.test(a) == test.test(a) ? 1 : 2;
  }

  public static int shared(int[][] rows) {
    if (rows == null || rows.length < 2 || rows[0] == null) return 0;
    return rows[0] == rows[1] ? 1 : 2;
  }
}
