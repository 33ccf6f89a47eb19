package dev.waymark.library.stream;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where streams of objects come from. */
public final class ObjectSources {
  /** Lists whose streams go from index to index. */
  private static final Pattern KNOWN =
      Pattern.compile(
          "java\\.util\\.(ArrayList|Arrays\\$ArrayList|ImmutableCollections\\$List(12|N))");

  private static final Traits ORDERED = new Traits(null, EnumSet.of(Trait.ORDERED));

  private ObjectSources() {}

  /** Whether {@link #list} knows lists of the class. */
  public static boolean includes(Object collection) {
    return KNOWN.matcher(collection.getClass().getName()).matches();
  }

  /** The elements of a list when they are asked for. */
  public static Stream<@Nullable Object> list(List<@Nullable Object> list) {
    return new ObjectPipe<>(
        ORDERED.sized(list::size), sink -> push(list, sink), () -> list.stream());
  }

  /**
   * As the JDK does it: a list that was changed meanwhile is noticed in the end, or at once by who
   * may not go to the end.
   */
  private static void push(List<@Nullable Object> list, ObjectSink sink) {
    boolean isChecked = sink.mayBeDone();
    int size = list.size();
    sink.begin();
    for (int i = 0; !sink.isDone() && i < size; i++) {
      sink.accept(i < list.size() ? list.get(i) : null);
      if (isChecked) {
        requireSize(list, size);
      }
    }
    if (!isChecked) {
      requireSize(list, size);
    }
    sink.end();
  }

  private static void requireSize(List<?> list, int size) {
    if (list instanceof ArrayList<?> && list.size() != size) {
      throw new ConcurrentModificationException();
    }
  }
}
