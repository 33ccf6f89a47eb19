package dev.waymark.library.value;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the JDK's sets and maps. Which key equals a given one is decided here, for each key
 * that may be symbolic; then the JDK finds the same, since what is concrete agrees with it.
 */
public final class Keys {
  private static final int MOST = 32;

  private Keys() {}

  /** Decides which key of {@code map} equals {@code key}. */
  public static void decide(Map<?, ?> map, @Nullable Object key) {
    if (map instanceof IdentityHashMap<?, ?>) {
      loseIfReached(map.keySet(), key);
    } else if (map instanceof SortedMap<?, ?> sorted) {
      place(sorted.keySet(), key, sorted.comparator());
    } else {
      decideIn(map, map.keySet(), key);
    }
  }

  /** Decides which element of {@code set} equals {@code key}. */
  public static void decide(Collection<?> set, @Nullable Object key) {
    if (set instanceof SortedSet<?> sorted) {
      place(sorted, key, sorted.comparator());
    } else {
      decideIn(set, set, key);
    }
  }

  private static void loseIfReached(Collection<?> keys, @Nullable Object key) {
    if (Carriers.reaches(key) || Carriers.reaches(keys)) {
      Symbolic.lose();
    }
  }

  private static void decideIn(Object container, Collection<?> keys, @Nullable Object key) {
    if (!Values.isForeign(container)) {
      if (Carriers.reaches(container)) {
        Symbolic.lose();
      }
      return;
    }
    boolean reaches = Carriers.reaches(key);
    if (!reaches && !Carriers.reaches(keys)) {
      return;
    }
    if (keys.size() > MOST) {
      Symbolic.lose();
      return;
    }
    loseIfMutable(key);
    for (Object each : inOrder(keys)) {
      loseIfMutable(each);
      boolean isOpen = reaches || Carriers.reaches(each);
      if (isOpen && key != null && (key == each || ObjectEquality.equal(key, each))) {
        return;
      }
    }
  }

  /** A container is found by the hash that it had, which may no longer be what it has. */
  private static void loseIfMutable(@Nullable Object key) {
    if (key != null && Carriers.number(key) < 0 && Carriers.reaches(key)) {
      Symbolic.lose();
    }
  }

  /** The keys in an order that does not depend on what they carry. */
  private static List<@Nullable Object> inOrder(Collection<?> keys) {
    List<@Nullable Object> all = new ArrayList<>(keys);
    if (isOrdered(keys)) {
      return all;
    }
    List<@Nullable Object> plain = new ArrayList<>();
    List<Object> carriers = new ArrayList<>();
    for (Object key : all) {
      if (key != null && Carriers.number(key) >= 0) {
        carriers.add(key);
      } else {
        plain.add(key);
      }
    }
    carriers.sort((a, b) -> Carriers.number(a) - Carriers.number(b));
    plain.addAll(carriers);
    return plain;
  }

  /** Decides where {@code key} is among sorted keys, by bisection. */
  private static void place(
      Collection<?> sorted, @Nullable Object key, @Nullable Comparator<?> order) {
    boolean reaches = Carriers.reaches(key) || Carriers.reaches(sorted);
    if (!reaches) {
      return;
    }
    List<?> keys = new ArrayList<>(sorted);
    if (order != null || key == null || !Values.isForeign(sorted) || !areComparable(keys, key)) {
      Symbolic.lose();
      return;
    }
    int low = 0;
    int high = keys.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int sign = Values.compare(key, keys.get(middle), null);
      if (sign == 0) {
        return;
      } else if (sign < 0) {
        high = middle - 1;
      } else {
        low = middle + 1;
      }
    }
  }

  private static boolean areComparable(List<?> keys, Object key) {
    for (Object each : keys) {
      if (each == null || !Values.areComparable(key, each)) {
        return false;
      }
    }
    return keys.isEmpty() || key instanceof String || key instanceof Comparable<?>;
  }

  /** Whether the order of iteration is given by decisions, or by the order of insertion. */
  private static boolean isOrdered(Object container) {
    String name = container.getClass().getName();
    return container instanceof List<?>
        || container instanceof Deque<?>
        || container instanceof SortedSet<?>
        || container instanceof SortedMap<?, ?>
        || name.startsWith("java.util.LinkedHash")
        || name.startsWith("java.util.TreeMap$")
        || name.startsWith("java.util.EnumMap$");
  }

  /**
   * A map by hashes has been made of the entries of {@code map}. No two keys of a map by hashes are
   * equal, nor of one in natural order; what others hold is not known.
   */
  public static void copied(Map<?, ?> map) {
    Class<?> type = map.getClass();
    boolean isNatural =
        map instanceof TreeMap<?, ?> tree && type == TreeMap.class && tree.comparator() == null;
    boolean isPlain = type == HashMap.class || type == LinkedHashMap.class || isNatural;
    if (!isPlain && Carriers.reaches(map)) {
      Symbolic.lose();
    }
  }

  /** A set by hashes has been made of {@code elements}: decides which of them are equal. */
  public static void copied(Collection<?> elements) {
    Class<?> type = elements.getClass();
    if (type == HashSet.class || type == LinkedHashSet.class || !Carriers.reaches(elements)) {
      return;
    }
    if (!Values.isForeign(elements)
        || !(elements instanceof List<?> || elements instanceof Deque<?>)) {
      Symbolic.lose();
      return;
    }
    Set<@Nullable Object> known = new LinkedHashSet<>();
    for (Object each : elements) {
      decide(known, each);
      known.add(each);
    }
  }

  /** Someone is about to see in which order the elements are. */
  public static void loseOrder(Object container) {
    if (!Values.isForeign(container)) {
      return;
    }
    if (Carriers.contents(container) instanceof Map<?, ?> map) {
      loseOrderOf(map, map.keySet());
    } else if (container instanceof Map<?, ?> map) {
      loseOrderOf(map, map.keySet());
    } else if (container instanceof Collection<?> collection) {
      loseOrderOf(collection, collection);
    }
  }

  private static void loseOrderOf(Object container, Collection<?> keys) {
    if (keys.size() < 2 || isOrdered(container) || isOrdered(keys)) {
      return;
    }
    boolean isUnknown = !(keys instanceof Set<?> || keys instanceof Queue<?>);
    for (Object key : keys) {
      Object own = key instanceof Map.Entry<?, ?> entry ? entry.getKey() : key;
      if (isUnknown || Carriers.reaches(own)) {
        Symbolic.lose();
        return;
      }
    }
  }
}
