package dev.waymark.target.making;

import java.util.Map;
import java.util.Optional;

/** Which collections of the JDK are made as inputs. */
public enum Container {
  LIST("java/util/List", "java/util/ArrayList"),
  LINKED_LIST("java/util/List", "java/util/LinkedList"),
  DEQUE("java/util/Deque", "java/util/ArrayDeque"),
  PRIORITY_QUEUE("java/util/Queue", "java/util/PriorityQueue"),
  SET("java/util/Set", "java/util/LinkedHashSet"),
  SORTED_SET("java/util/SortedSet", "java/util/TreeSet"),
  MAP("java/util/Map", "java/util/LinkedHashMap"),
  SORTED_MAP("java/util/SortedMap", "java/util/TreeMap"),
  CONCURRENT_MAP("java/util/Map", "java/util/concurrent/ConcurrentHashMap"),
  ITERATOR("java/util/Iterator", "java/util/ArrayList"),
  STREAM("java/util/stream/Stream", "java/util/ArrayList"),
  OPTIONAL("java/util/Optional", "java/util/Optional");

  private static final Map<String, Container> KINDS =
      Map.ofEntries(
          Map.entry("java/lang/Iterable", LIST),
          Map.entry("java/util/Collection", LIST),
          Map.entry("java/util/List", LIST),
          Map.entry("java/util/ArrayList", LIST),
          Map.entry("java/util/AbstractList", LIST),
          Map.entry("java/util/LinkedList", LINKED_LIST),
          Map.entry("java/util/Queue", DEQUE),
          Map.entry("java/util/Deque", DEQUE),
          Map.entry("java/util/ArrayDeque", DEQUE),
          Map.entry("java/util/PriorityQueue", PRIORITY_QUEUE),
          Map.entry("java/util/Set", SET),
          Map.entry("java/util/HashSet", SET),
          Map.entry("java/util/LinkedHashSet", SET),
          Map.entry("java/util/SortedSet", SORTED_SET),
          Map.entry("java/util/NavigableSet", SORTED_SET),
          Map.entry("java/util/TreeSet", SORTED_SET),
          Map.entry("java/util/Map", MAP),
          Map.entry("java/util/HashMap", MAP),
          Map.entry("java/util/LinkedHashMap", MAP),
          Map.entry("java/util/AbstractMap", MAP),
          Map.entry("java/util/SortedMap", SORTED_MAP),
          Map.entry("java/util/NavigableMap", SORTED_MAP),
          Map.entry("java/util/TreeMap", SORTED_MAP),
          Map.entry("java/util/concurrent/ConcurrentMap", CONCURRENT_MAP),
          Map.entry("java/util/concurrent/ConcurrentHashMap", CONCURRENT_MAP),
          Map.entry("java/util/Iterator", ITERATOR),
          Map.entry("java/util/stream/Stream", STREAM),
          Map.entry("java/util/Optional", OPTIONAL));

  private final String type;
  private final String made;

  Container(String type, String made) {
    this.type = type;
    this.made = made;
  }

  /** The kind of what is declared as the class with this internal name; none if it is no such. */
  public static Optional<Container> of(String name) {
    return Optional.ofNullable(KINDS.get(name));
  }

  /** The internal name of its interface or class. */
  public String type() {
    return type;
  }

  /** The internal name of the class of the objects, or of what they come from. */
  public String made() {
    return made;
  }

  /** Whether it has keys with values. */
  public boolean isMap() {
    return this == MAP || this == SORTED_MAP || this == CONCURRENT_MAP;
  }

  /** Whether equal elements, or keys, are in it once. */
  public boolean isUnique() {
    return isMap() || this == SET || this == SORTED_SET;
  }

  /** Whether null can be in it. */
  public boolean takesNull() {
    return this == LIST
        || this == LINKED_LIST
        || this == SET
        || this == MAP
        || this == ITERATOR
        || this == STREAM;
  }

  /** How many type arguments it has. */
  public int arity() {
    return isMap() ? 2 : 1;
  }
}
