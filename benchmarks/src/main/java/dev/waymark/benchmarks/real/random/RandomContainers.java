package dev.waymark.benchmarks.real.random;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random arrays, lists, sets, maps and optional values. */
record RandomContainers(RandomValues values, Dice dice) {
  private static final Set<Class<?>> COLLECTIONS =
      Set.of(
          Iterable.class,
          Collection.class,
          List.class,
          ArrayList.class,
          Set.class,
          LinkedHashSet.class);
  private static final Set<Class<?>> OTHERS = Set.of(Map.class, Optional.class);
  private static final int USUAL = 5;
  private static final int LONGEST = 20;

  boolean isContainer(Class<?> type) {
    return type.isArray() || COLLECTIONS.contains(type) || OTHERS.contains(type);
  }

  /** A container of {@code type}, whose class is {@code raw}. */
  Object make(Type type, Class<?> raw, int depth) throws Unmakeable {
    if (raw.isArray()) {
      return array(component(type, raw), depth);
    }
    if (raw == Optional.class) {
      return Optional.ofNullable(values.make(argument(type, 0), depth));
    }
    return raw == Map.class ? map(type, depth) : collection(type, raw, depth);
  }

  private static Type component(Type type, Class<?> raw) {
    return type instanceof GenericArrayType array
        ? array.getGenericComponentType()
        : raw.getComponentType();
  }

  private static Type argument(Type type, int index) {
    return type instanceof ParameterizedType parameterized
        ? parameterized.getActualTypeArguments()[index]
        : Object.class;
  }

  private int length() {
    return dice.below(1 + (dice.chance(90) ? USUAL : LONGEST));
  }

  private Object array(Type component, int depth) throws Unmakeable {
    Object array = Array.newInstance(RandomValues.raw(component), length());
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, values.make(component, depth));
    }
    return array;
  }

  private Collection<@Nullable Object> collection(Type type, Class<?> raw, int depth)
      throws Unmakeable {
    Collection<@Nullable Object> collection =
        Set.class.isAssignableFrom(raw) ? new LinkedHashSet<>() : new ArrayList<>();
    for (int i = length(); i > 0; i--) {
      collection.add(values.make(argument(type, 0), depth));
    }
    return collection;
  }

  private Map<@Nullable Object, @Nullable Object> map(Type type, int depth) throws Unmakeable {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = length(); i > 0; i--) {
      map.put(values.make(argument(type, 0), depth), values.make(argument(type, 1), depth));
    }
    return map;
  }
}
