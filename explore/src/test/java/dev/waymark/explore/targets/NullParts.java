package dev.waymark.explore.targets;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** Null within what is passed: some input takes every explicit branch. */
public final class NullParts {
  private NullParts() {}

  public static int value(Map<String, Integer> map) {
    if (map != null && map.containsKey("a")) {
      return map.get("a") == null ? 1 : 2;
    }
    return 0;
  }

  public static int key(Map<String, Integer> map) {
    return map != null && map.containsKey(null) ? 1 : 0;
  }

  public static int keyAndValue(Map<String, Integer> map) {
    return map != null && map.size() == 1 && map.containsKey(null) && map.get(null) == null ? 1 : 0;
  }

  public static int element(List<Integer> list) {
    return list != null && list.size() == 2 && list.get(1) == null ? 1 : 0;
  }

  public static int member(Set<String> set) {
    return set != null && set.contains(null) ? 1 : 0;
  }

  public static int text(String[] array) {
    return array != null && array.length == 2 && array[1] == null ? 1 : 0;
  }

  public static int box(Integer[] array) {
    return array != null && array.length == 1 && array[0] == null ? 1 : 0;
  }
}
