package dev.waymark.path.jdk;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Containers of the JDK, whose own code is walked through: it moves references about and decides by
 * how many there are. Where it would have to decide by something that depends on the input, the
 * walk is lost. What another JVM may do otherwise, such as the salt of immutable sets, is not
 * known.
 */
public final class JdkContainers {
  private static final String CLASSES =
      "(Abstract)?(Array|Linked|Sequential)?(List|Deque)|Abstract(Sequential)?(List|Collection|Set|Map|Queue)"
          + "|(Linked|Tree)?(Hash)?(Set|Map)|PriorityQueue|Queue|Deque|Collection|Collections"
          + "|Iterator|ListIterator|NavigableSet|NavigableMap|SortedSet|SortedMap|Optional|OptionalInt"
          + "|EnumMap|EnumSet|RegularEnumSet|Comparators|Comparator|KeyValueHolder|Objects";

  private static final Pattern INITIALIZED =
      Pattern.compile(
          "java/util/("
              + CLASSES
              + "|Arrays\\$ArrayList|(Comparable)?TimSort)(\\$.*)?|java/lang/Iterable");

  private static final Pattern WALKED =
      Pattern.compile(
          "java/util/("
              + CLASSES
              + "|ImmutableCollections|Arrays\\$ArrayList)(\\$.*)?\\..*"
              + "|java/util/Arrays\\.(asList|copyOf|copyOfRange|rangeCheck|sort)\\(.*"
              + "|java/util/(Comparable)?TimSort\\..*"
              + "|java/lang/Iterable\\..*");

  private static final String IMMUTABLE = "java/util/ImmutableCollections";
  private static final String EMPTY_LIST = IMMUTABLE + "$ListN";

  /** Set by a property that is for programs of long ago. */
  private static final String LEGACY_SORT = "java/util/Arrays$LegacyMergeSort";

  private JdkContainers() {}

  /** Whether the field holds the one immutable list without elements. */
  public static boolean isEmptyList(FieldRef field) {
    return field.owner().equals(IMMUTABLE) && field.name().equals("EMPTY_LIST");
  }

  /** That list, made when first asked for: how the class is initialized differs between JVMs. */
  public static PathValue emptyList(FieldRef field, Heap heap) {
    PathValue known = heap.getStatic(field);
    if (known != null) {
      return known;
    }
    HeapObject.Instance list = HeapObject.Instance.fresh(EMPTY_LIST);
    PathValue elements = heap.add(new HeapObject.Array("[Ljava/lang/Object;", List.of()));
    list.fields().put(new FieldRef(EMPTY_LIST, "elements", "[Ljava/lang/Object;"), elements);
    PathValue made = heap.add(list);
    heap.putStatic(field, made);
    return made;
  }

  /** Whether the field is false wherever code under test runs. */
  public static boolean isOff(FieldRef field) {
    return field.owner().equals(LEGACY_SORT);
  }

  /** Whether a class of this name is one, and sets up its static fields as it is written. */
  public static boolean initializes(String type) {
    return INITIALIZED.matcher(type).matches();
  }

  /** Whether the code of {@code method} is walked through. */
  public static boolean includes(MethodModel method) {
    return method.hasCode()
        && WALKED
            .matcher(method.ref().owner() + "." + method.name() + method.descriptor())
            .matches();
  }
}
