package dev.waymark.target.host;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Builds collections of the JDK, by the names of their kinds. */
final class ContainerBuilder {
  /** Code of the library, where it is noted which elements turn out to be equal. */
  private static final String FILLING = "dev.waymark.library.Filling";

  private final LoadedMembers members;
  private final boolean isSymbolic;

  ContainerBuilder(LoadedMembers members, boolean isSymbolic) {
    this.members = members;
    this.isSymbolic = isSymbolic;
  }

  /** A collection with {@code objects} in it; in maps, each key is followed by its value. */
  @SuppressWarnings("JdkObsolete") // code under test may take a LinkedList
  Object make(String kind, List<@Nullable Object> objects) throws ReflectiveOperationException {
    return switch (kind) {
      case "LIST" -> objects;
      case "LINKED_LIST" -> new LinkedList<>(objects);
      case "DEQUE" -> new ArrayDeque<>(objects);
      case "ITERATOR" -> objects.iterator();
      case "STREAM" -> objects.stream();
      case "OPTIONAL" -> objects.isEmpty() ? Optional.empty() : Optional.ofNullable(objects.get(0));
      case "PRIORITY_QUEUE" -> filled(new PriorityQueue<>(), objects);
      case "SET" -> filled(new LinkedHashSet<>(), objects);
      case "SORTED_SET" -> filled(new TreeSet<>(), objects);
      case "MAP" -> filled(new LinkedHashMap<>(), objects);
      case "SORTED_MAP" -> filled(new TreeMap<>(), objects);
      default -> filled(new ConcurrentHashMap<>(), objects);
    };
  }

  private <T extends Collection<@Nullable Object>> T filled(T set, List<@Nullable Object> objects)
      throws ReflectiveOperationException {
    if (isSymbolic && !objects.isEmpty()) {
      fill("(Ljava/util/Collection;[Ljava/lang/Object;)V", set, objects);
    } else {
      set.addAll(objects);
    }
    return set;
  }

  private <T extends Map<@Nullable Object, @Nullable Object>> T filled(
      T map, List<@Nullable Object> pairs) throws ReflectiveOperationException {
    if (isSymbolic && !pairs.isEmpty()) {
      fill("(Ljava/util/Map;[Ljava/lang/Object;)V", map, pairs);
    } else {
      for (int i = 0; i < pairs.size(); i += 2) {
        map.put(pairs.get(i), pairs.get(i + 1));
      }
    }
    return map;
  }

  private void fill(String descriptor, Object container, List<@Nullable Object> objects)
      throws ReflectiveOperationException {
    Method fill = (Method) members.find(FILLING, "fill", descriptor);
    try {
      fill.invoke(null, container, objects.toArray());
    } catch (InvocationTargetException e) {
      if (e.getTargetException() instanceof RuntimeException failure) {
        throw failure;
      }
      throw e;
    }
  }
}
