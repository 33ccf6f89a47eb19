package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import dev.waymark.library.value.MapEquality;
import dev.waymark.library.value.ObjectEquality;
import dev.waymark.library.value.Values;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** {@link Map}: which key is meant is decided, then the JDK does what it does. */
public final class MapModel {
  private MapModel() {}

  public static Map<?, ?> copyOf(Map<?, ?> entries) {
    Keys.copied(entries);
    return Map.copyOf(entries);
  }

  public static @Nullable Object get(Map<?, ?> self, @Nullable Object key) {
    return MapEquality.get(self, key);
  }

  public static @Nullable Object getOrDefault(
      Map<?, @Nullable Object> self, @Nullable Object key, @Nullable Object other) {
    Keys.decide(self, key);
    return self.getOrDefault(key, other);
  }

  public static boolean containsKey(Map<?, ?> self, @Nullable Object key) {
    Keys.decide(self, key);
    return self.containsKey(key);
  }

  public static @Nullable Object put(
      Map<@Nullable Object, @Nullable Object> self, @Nullable Object key, @Nullable Object value) {
    Keys.decide(self, key);
    return self.put(key, value);
  }

  public static @Nullable Object putIfAbsent(
      Map<@Nullable Object, @Nullable Object> self, @Nullable Object key, @Nullable Object value) {
    Keys.decide(self, key);
    return self.putIfAbsent(key, value);
  }

  public static @Nullable Object replace(
      Map<@Nullable Object, @Nullable Object> self, @Nullable Object key, @Nullable Object value) {
    Keys.decide(self, key);
    return self.replace(key, value);
  }

  public static @Nullable Object remove(Map<?, ?> self, @Nullable Object key) {
    Keys.decide(self, key);
    return self.remove(key);
  }

  public static boolean remove(Map<?, ?> self, @Nullable Object key, @Nullable Object value) {
    Keys.decide(self, key);
    Values.equal(self.get(key), value);
    return self.remove(key, value);
  }

  public static boolean replace(
      Map<@Nullable Object, @Nullable Object> self,
      @Nullable Object key,
      @Nullable Object old,
      @Nullable Object value) {
    Keys.decide(self, key);
    Values.equal(self.get(key), old);
    return self.replace(key, old, value);
  }

  public static @Nullable Object merge(
      Map<@Nullable Object, Object> self,
      @Nullable Object key,
      Object value,
      BiFunction<? super Object, ? super Object, ? extends @Nullable Object> function) {
    Keys.decide(self, key);
    return self.merge(key, value, function);
  }

  public static @Nullable Object computeIfAbsent(
      Map<@Nullable Object, @Nullable Object> self,
      @Nullable Object key,
      Function<? super @Nullable Object, ? extends @Nullable Object> function) {
    Keys.decide(self, key);
    return self.computeIfAbsent(key, function);
  }

  public static @Nullable Object computeIfPresent(
      Map<@Nullable Object, Object> self,
      @Nullable Object key,
      BiFunction<? super @Nullable Object, ? super Object, ? extends @Nullable Object> function) {
    Keys.decide(self, key);
    return self.computeIfPresent(key, function);
  }

  public static @Nullable Object compute(
      Map<@Nullable Object, @Nullable Object> self,
      @Nullable Object key,
      BiFunction<? super @Nullable Object, ? super @Nullable Object, ? extends @Nullable Object>
          function) {
    Keys.decide(self, key);
    return self.compute(key, function);
  }

  public static void putAll(Map<@Nullable Object, @Nullable Object> self, Map<?, ?> added) {
    boolean isKnown = Values.isForeign(self) && !(self instanceof SortedMap<?, ?>);
    if (!isKnown && (Carriers.reaches(self) || Carriers.reaches(added))) {
      Symbolic.lose();
    }
    Keys.loseOrder(added);
    for (Object key : added.keySet()) {
      if (isKnown) {
        Keys.decide(self, key);
      }
    }
    self.putAll(added);
  }

  /** Remembers whose values they are: their order is that of the keys. */
  public static Collection<? extends @Nullable Object> values(Map<?, ?> self) {
    Collection<?> values = self.values();
    if (Values.isForeign(self)) {
      Carriers.put(values, self);
    }
    return values;
  }

  public static <K, V> void forEach(Map<K, V> self, BiConsumer<? super K, ? super V> action) {
    Keys.loseOrder(self);
    self.forEach(action);
  }

  public static boolean containsValue(Map<?, ?> self, @Nullable Object value) {
    if (!Values.isForeign(self) || value == null) {
      if (!Values.isForeign(self) && Carriers.reaches(self)) {
        Symbolic.lose();
      }
      return self.containsValue(value);
    }
    Keys.loseOrder(self);
    for (Object each : self.values()) {
      if (each == value || ObjectEquality.equal(value, each)) {
        return true;
      }
    }
    return false;
  }

  public static boolean equals(Map<?, ?> self, @Nullable Object other) {
    return MapEquality.equal(self, other);
  }

  public static int hashCode(Map<?, ?> self) {
    return MapEquality.hash(self);
  }
}
