package dev.waymark.target.host;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The static state of the classes of one loader, as it was when they were initialized. After a run
 * it is compared with what is there, and brought back where that is simple.
 */
final class StaticState {
  private final Map<Class<?>, List<Cell>> known = new LinkedHashMap<>();
  private final ObjectGraph graph;

  /** A static field and its first value. */
  private record Cell(Field field, @Nullable Object value) {}

  /** The state of classes that {@code loader} defines. */
  StaticState(ClassLoader loader) {
    this.graph = new ObjectGraph(loader);
  }

  /** A class has just been initialized. */
  synchronized void initialized(Class<?> type) {
    try {
      known.computeIfAbsent(type, StaticState::read).forEach(cell -> graph.add(cell.value));
    } catch (RuntimeException | LinkageError e) {
      graph.giveUp();
    }
  }

  private static List<Cell> read(Class<?> type) {
    return fields(type).stream().map(field -> new Cell(field, get(field))).toList();
  }

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && !isFixed(field)) {
        field.setAccessible(true);
        fields.add(field);
      }
    }
    return fields;
  }

  private static boolean isFixed(Field field) {
    Class<?> type = field.getType();
    boolean isValue = type.isPrimitive() || type == String.class;
    return isValue && Modifier.isFinal(field.getModifiers());
  }

  private static @Nullable Object get(Field field) {
    try {
      return field.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Brings back the first state of classes.
   *
   * @param uninitialized those that have no initializer, and so are not told of
   * @return whether all is as it was
   */
  synchronized boolean restore(Collection<Class<?>> uninitialized) {
    try {
      for (Class<?> type : uninitialized) {
        if (!known.containsKey(type)) {
          known.put(type, unwritten(type));
        }
      }
      for (List<Cell> cells : known.values()) {
        if (!restoreFields(cells)) {
          return false;
        }
      }
      return graph.restore();
    } catch (RuntimeException | LinkageError e) {
      return false;
    }
  }

  /** A class without an initializer has fields that start at 0 or null. */
  private static List<Cell> unwritten(Class<?> type) {
    List<Cell> cells = new ArrayList<>();
    for (Field field : fields(type)) {
      if (!Modifier.isFinal(field.getModifiers())) {
        cells.add(new Cell(field, java.lang.reflect.Array.get(oneOf(field), 0)));
      }
    }
    return cells;
  }

  private static Object oneOf(Field field) {
    return java.lang.reflect.Array.newInstance(field.getType(), 1);
  }

  private boolean restoreFields(List<Cell> cells) {
    for (Cell cell : cells) {
      Object now = get(cell.field);
      boolean isSame =
          cell.field.getType().isPrimitive() ? Objects.equals(now, cell.value) : now == cell.value;
      if (!isSame && !set(cell)) {
        return false;
      }
    }
    return true;
  }

  private static boolean set(Cell cell) {
    try {
      cell.field.set(null, cell.value);
      return true;
    } catch (IllegalAccessException e) {
      return false;
    }
  }
}
