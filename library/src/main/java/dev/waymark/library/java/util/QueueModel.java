package dev.waymark.library.java.util;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Deque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** {@link Queue}: those that sort their elements lose if one carries. */
public final class QueueModel {
  private QueueModel() {}

  private static <T> Queue<T> known(Queue<T> self, @Nullable Object element) {
    if (!(self instanceof Deque<?>) && (Carriers.reaches(self) || Carriers.reaches(element))) {
      Symbolic.lose();
    }
    return self;
  }

  public static boolean offer(Queue<@Nullable Object> self, @Nullable Object element) {
    return known(self, element).offer(element);
  }

  public static @Nullable Object poll(Queue<?> self) {
    return known(self, null).poll();
  }

  public static @Nullable Object peek(Queue<?> self) {
    return known(self, null).peek();
  }

  public static @Nullable Object element(Queue<?> self) {
    return known(self, null).element();
  }

  public static @Nullable Object remove(Queue<?> self) {
    return known(self, null).remove();
  }
}
