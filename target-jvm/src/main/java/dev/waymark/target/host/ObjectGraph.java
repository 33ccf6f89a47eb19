package dev.waymark.target.host;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Objects that can be reached from some, with what is in each of them. No code of theirs is called.
 * Where it cannot be seen what is in an object, nothing is said to be as it was.
 */
final class ObjectGraph {
  private static final int MOST_OBJECTS = 50_000;

  /** Classes of the JDK whose objects do not change, as far as anybody can see. */
  private static final Pattern FIXED =
      Pattern.compile(
          "java\\.lang\\.(String|Class|Integer|Long|Short|Byte|Character|Boolean|Float|Double"
              + "|invoke\\..*|Object|reflect\\..*|StackTraceElement)"
              + "|java\\.(math|time|nio\\.charset|net\\.UR).*|sun\\.nio\\.cs\\..*"
              + "|java\\.util\\.(Locale|UUID|Currency|Optional.*|regex\\.Pattern)"
              + "|java\\.(lang\\.String\\$CaseInsensitiveComparator|util\\.Collections\\$Reverse.*"
              + "|util\\.Comparators\\$Natural.*)");

  /** Superclasses in the JDK that have nothing to change. */
  private static final Set<Class<?>> PLAIN =
      Set.of(Object.class, Enum.class, Record.class, Number.class);

  private final ClassLoader loader;
  private final IdentityHashMap<Object, Contents> known = new IdentityHashMap<>();
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();
  private boolean isOpaque;

  /** What an object holds: elements and fields, or a copy of an array of numbers. */
  private record Contents(@Nullable Object array, List<@Nullable Object> parts) {}

  /** Objects of classes that {@code loader} defines are looked into. */
  ObjectGraph(ClassLoader loader) {
    this.loader = loader;
  }

  /** Adds what can be reached from {@code root}. */
  void add(@Nullable Object root) {
    List<@Nullable Object> open = new ArrayList<>();
    open.add(root);
    while (!open.isEmpty() && !isOpaque) {
      Object next = open.remove(open.size() - 1);
      if (next != null && !isFixed(next) && !known.containsKey(next)) {
        Contents contents = contents(next);
        isOpaque |= contents == null || known.size() >= MOST_OBJECTS;
        if (contents != null) {
          known.put(next, contents);
          open.addAll(contents.parts);
        }
      }
    }
  }

  /** What there is cannot be told. */
  void giveUp() {
    isOpaque = true;
  }

  private static boolean isFixed(Object object) {
    return FIXED.matcher(object.getClass().getName()).matches();
  }

  private @Nullable Contents contents(Object object) {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return object instanceof Object[] array
          ? new Contents(null, listOf(array))
          : new Contents(Arrays.copy(object), List.of());
    }
    if (type.getClassLoader() == loader) {
      return isOwn(type) ? new Contents(null, fieldsOf(object)) : null;
    }
    List<@Nullable Object> parts = partsOf(object);
    return parts == null ? null : new Contents(null, parts);
  }

  /** Whether all fields of objects of {@code type} are declared by classes of the loader. */
  private boolean isOwn(Class<?> type) {
    Class<?> each = type;
    while (each != null && each.getClassLoader() == loader) {
      each = each.getSuperclass();
    }
    return each == null || PLAIN.contains(each);
  }

  private static List<@Nullable Object> listOf(@Nullable Object[] array) {
    return new ArrayList<>(java.util.Arrays.asList(array));
  }

  private static @Nullable List<@Nullable Object> partsOf(Object object) {
    if (object instanceof AtomicInteger || object instanceof AtomicLong) {
      return List.of(((Number) object).longValue());
    }
    if (object instanceof AtomicBoolean flag) {
      return List.of(flag.get());
    }
    if (object instanceof AtomicReference<?> reference) {
      return listOf(new Object[] {reference.get()});
    }
    if (!object.getClass().getName().startsWith("java.util.")) {
      return null;
    }
    if (object instanceof Collection<?> collection) {
      return listOf(collection.toArray());
    }
    return object instanceof Map<?, ?> map ? entriesOf(map) : null;
  }

  private static List<@Nullable Object> entriesOf(Map<?, ?> map) {
    List<@Nullable Object> parts = new ArrayList<>(map.keySet());
    parts.addAll(map.values());
    return parts;
  }

  private List<@Nullable Object> fieldsOf(Object object) {
    List<@Nullable Object> parts = new ArrayList<>();
    for (Field field : fields.computeIfAbsent(object.getClass(), ObjectGraph::find)) {
      parts.add(get(field, object));
    }
    return parts;
  }

  private static List<Field> find(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> each = type; each != null && !PLAIN.contains(each); each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }

  private static @Nullable Object get(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Brings back what arrays and fields held; says whether all objects are as they were. */
  boolean restore() {
    if (isOpaque) {
      return false;
    }
    for (Map.Entry<Object, Contents> each : known.entrySet()) {
      if (!restore(each.getKey(), each.getValue())) {
        return false;
      }
    }
    return true;
  }

  private boolean restore(Object object, Contents first) {
    if (first.array != null) {
      Arrays.restore(first.array, object);
      return true;
    }
    if (object instanceof Object[] array) {
      for (int i = 0; i < array.length; i++) {
        array[i] = first.parts.get(i);
      }
      return true;
    }
    return object.getClass().getClassLoader() == loader
        ? restoreFields(object, first.parts)
        : isSame(first.parts, Objects.requireNonNull(partsOf(object)));
  }

  private boolean restoreFields(Object object, List<@Nullable Object> first) {
    List<Field> own = fields.computeIfAbsent(object.getClass(), ObjectGraph::find);
    for (int i = 0; i < own.size(); i++) {
      Field field = own.get(i);
      if (!isSame(field.getType().isPrimitive(), first.get(i), get(field, object))) {
        try {
          field.set(object, first.get(i));
        } catch (IllegalAccessException e) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isSame(List<@Nullable Object> first, List<@Nullable Object> now) {
    boolean isSame = first.size() == now.size();
    for (int i = 0; isSame && i < first.size(); i++) {
      isSame = isSame(first.get(i) instanceof Number, first.get(i), now.get(i));
    }
    return isSame;
  }

  private static boolean isSame(boolean isValue, @Nullable Object first, @Nullable Object now) {
    return isValue ? Objects.equals(first, now) : first == now;
  }

  /** Arrays of numbers. */
  private static final class Arrays {
    static Object copy(Object array) {
      int length = java.lang.reflect.Array.getLength(array);
      Object copy =
          java.lang.reflect.Array.newInstance(array.getClass().getComponentType(), length);
      System.arraycopy(array, 0, copy, 0, length);
      return copy;
    }

    static void restore(Object copy, Object array) {
      System.arraycopy(copy, 0, array, 0, java.lang.reflect.Array.getLength(copy));
    }
  }
}
