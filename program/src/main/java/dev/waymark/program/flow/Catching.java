package dev.waymark.program.flow;

import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Handler;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which handlers an exception may reach. */
final class Catching {
  private static final Set<String> ALWAYS =
      Set.of(
          "java/lang/RuntimeException",
          "java/lang/Exception",
          "java/lang/Throwable",
          "java/lang/Object");
  private static final Map<String, String> BETWEEN =
      Map.of("java/lang/ArrayIndexOutOfBoundsException", "java/lang/IndexOutOfBoundsException");

  private Catching() {}

  /** The first of {@code handlers} that takes the exception of a failed check; null if none. */
  static @Nullable Handler of(Check check, List<Handler> handlers) {
    String exception = check.exception();
    for (Handler handler : handlers) {
      if (takes(handler.type(), exception)) {
        return handler;
      }
    }
    return null;
  }

  /** Checks throw exactly their exception's class, so its few superclasses are all that matters. */
  private static boolean takes(@Nullable String caught, String exception) {
    return caught == null
        || caught.equals(exception)
        || ALWAYS.contains(caught)
        || caught.equals(BETWEEN.get(exception));
  }

  /** Those of {@code handlers} that an exception of unknown class may reach. */
  static List<Handler> ofAny(List<Handler> handlers) {
    for (int i = 0; i < handlers.size(); i++) {
      if (handlers.get(i).catchesAll()) {
        return handlers.subList(0, i + 1);
      }
    }
    return handlers;
  }

  /** Whether an exception of unknown class may leave the method. */
  static boolean mayEscape(List<Handler> handlers) {
    return handlers.stream().noneMatch(Handler::catchesAll);
  }
}
