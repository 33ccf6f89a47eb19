package dev.waymark.library.value;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What {@code equals} and {@code hashCode} of maps say. */
public final class MapEquality {
  private MapEquality() {}

  /** What {@code map} has for {@code key}, once that is decided. */
  public static @Nullable Object get(Map<?, ?> map, @Nullable Object key) {
    Keys.decide(map, key);
    return map.get(key);
  }

  public static boolean equal(Map<?, ?> self, @Nullable Object other) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).equals(other);
    }
    if (self == other) {
      return true;
    }
    if (!(other instanceof Map<?, ?> map) || self.size() != map.size()) {
      return false;
    }
    Keys.loseOrder(self);
    try {
      for (Map.Entry<?, ?> entry : self.entrySet()) {
        if (!isIn(map, entry)) {
          return false;
        }
      }
      return true;
    } catch (ClassCastException | NullPointerException e) {
      return false;
    }
  }

  private static boolean isIn(Map<?, ?> map, Map.Entry<?, ?> entry) {
    Object value = get(map, entry.getKey());
    return entry.getValue() == null
        ? value == null && map.containsKey(entry.getKey())
        : ObjectEquality.equal(entry.getValue(), value);
  }

  private static Map<?, ?> ofOwn(Map<?, ?> self) {
    if (Carriers.reaches(self)) {
      Symbolic.lose();
    }
    return self;
  }

  public static int hash(Map<?, ?> self) {
    if (!Values.isForeign(self)) {
      return ofOwn(self).hashCode();
    }
    int hash = 0;
    for (Map.Entry<?, ?> entry : self.entrySet()) {
      hash += Values.hash(entry.getKey()) ^ Values.hash(entry.getValue());
    }
    return hash;
  }
}
