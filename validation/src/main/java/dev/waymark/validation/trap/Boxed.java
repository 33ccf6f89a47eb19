package dev.waymark.validation.trap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** Hole 6: boxes in containers, whose identity, order and equality decide. */
public final class Boxed {
  private Boxed() {}

  public static int identity(int a, int b) {
    Integer x = a;
    Integer y = b;
    if (x == y) {
      return a > 100 ? 1 : 2;
    }
    return a == b ? 3 : 4;
  }

  public static int found(int a) {
    List<Integer> list = new ArrayList<>();
    list.add(a);
    list.add(5);
    return list.indexOf(77) == 0 ? 1 : list.contains(a + 1) ? 2 : 0;
  }

  public static int twice(int a, int b) {
    Set<Integer> set = new HashSet<>();
    set.add(a);
    set.add(b);
    return set.size() == 1 ? 1 : 0;
  }

  public static int order(int a, int b) {
    Set<Integer> set = new HashSet<>();
    set.add(a);
    set.add(b);
    int first = set.iterator().next();
    return first == b && a != b ? 1 : 0;
  }

  public static int valuesInOrder(int a) {
    Map<Integer, String> map = new HashMap<>();
    map.put(a, "x");
    map.put(7, "y");
    return map.values().iterator().next().equals("y") ? 1 : 0;
  }

  public static int copiedInOrder(int a) {
    Set<Integer> set = new HashSet<>();
    set.add(a);
    set.add(7);
    return new ArrayList<>(set).get(0) == 7 ? 1 : 0;
  }

  public static int mutatedKey(int a) {
    List<Integer> key = new ArrayList<>();
    key.add(a);
    Map<List<Integer>, String> map = new HashMap<>();
    map.put(key, "x");
    key.set(0, 5);
    return map.get(key) == null ? 1 : 0;
  }

  public static int sameList(int a) {
    List<Integer> list = new ArrayList<>();
    List<Integer> other = list;
    list.add(a);
    other.set(0, 77);
    return list.get(0) == a ? 1 : 0;
  }

  public static int queued(int a) {
    Queue<Integer> queue = new PriorityQueue<>();
    queue.add(10);
    queue.add(a);
    return queue.poll() == 10 ? 1 : 0;
  }

  public static int sortedMap(int a) {
    Map<Integer, String> map = new TreeMap<>();
    map.put(10, "x");
    map.put(a, "y");
    return map.values().iterator().next().equals("y") ? 1 : 0;
  }

  public static int sortedList(int a) {
    List<Integer> list = new ArrayList<>();
    list.add(10);
    list.add(a);
    Collections.sort(list, Comparator.reverseOrder());
    return list.get(0) == 10 ? 1 : 0;
  }

  public static int comparing(int a) {
    List<String> list = new ArrayList<>(Arrays.asList("abc", "d"));
    list.sort(Comparator.comparing(s -> s.length() == 1 ? a : 10));
    return list.get(0).equals("d") ? 1 : 0;
  }

  public static int merged(int a) {
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put("x", a);
    map.merge("x", 1, Integer::sum);
    return map.get("x") == 78 ? 1 : 0;
  }

  public static int referred(int a) {
    BinaryOperator<Integer> larger = Math::max;
    Integer box = a;
    return larger.apply(box, 3) == 77 ? 1 : 0;
  }

  public static int referredText(int a) {
    Function<Integer, Object> bits = Integer::doubleValue;
    Integer box = a;
    return bits.apply(box).equals(77.0) ? 1 : 0;
  }

  public static int streamed(int a) {
    List<Integer> list = new ArrayList<>();
    list.add(a);
    list.add(5);
    return list.stream().distinct().count() == 1 ? 1 : 0;
  }

  public static int indexed(int a) {
    List<String> list = Arrays.asList("x", "y", "z");
    try {
      return list.get(a).equals("y") ? 1 : 0;
    } catch (IndexOutOfBoundsException e) {
      return a > 50 ? 2 : 3;
    }
  }

  public static int hashed(int a) {
    return Objects.hash(a, "x") == 77 ? 1 : 0;
  }

  /** A list that the program has made its own. */
  static final class Own extends ArrayList<Integer> {
    private static final long serialVersionUID = 1;
  }

  public static int inherited(int a) {
    Own own = new Own();
    own.add(a);
    return own.contains(77) ? 1 : 0;
  }

  public static int inheritedByInterface(int a) {
    List<Integer> own = new Own();
    own.add(a);
    return own.contains(77) ? 1 : 0;
  }
}
