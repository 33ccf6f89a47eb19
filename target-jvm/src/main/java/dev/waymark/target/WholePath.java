package dev.waymark.target;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/**
 * All that a run did, from the first input that was made to the end of the run, in the thread that
 * called the entry. What a method does lies between its {@link PathEvent.Entered} and {@link
 * PathEvent.Left}; these nest, and unless the path is truncated, each has its partner.
 *
 * <p>The initializer of a class is told when it runs, which is once for many runs.
 *
 * @param isTruncated whether the run did more than this: there were too many events, a method ran
 *     that is not instrumented, or the stack overflowed
 */
public record WholePath(List<PathEvent> events, boolean isTruncated) {
  public WholePath {
    events = List.copyOf(events);
  }

  /** Without what models of the JDK did; what they called stays. Linear. */
  public WholePath withoutLibrary() {
    return without(PathEvent::isOfLibrary);
  }

  private WholePath without(Predicate<PathEvent> left) {
    return new WholePath(events.stream().filter(left.negate()).toList(), isTruncated);
  }

  /** Without the initializers of classes and all that they called. Linear. */
  public WholePath withoutInitializers() {
    List<PathEvent> rest = new ArrayList<>();
    Deque<Boolean> frames = new ArrayDeque<>();
    int initializers = 0;
    for (PathEvent event : events) {
      boolean isInitializer = event.method().name().equals("<clinit>");
      if (event instanceof PathEvent.Entered) {
        frames.push(isInitializer);
        initializers += isInitializer ? 1 : 0;
      }
      if (initializers == 0) {
        rest.add(event);
      }
      if (event instanceof PathEvent.Left && frames.pop()) {
        initializers--;
      }
    }
    return new WholePath(rest, isTruncated);
  }
}
