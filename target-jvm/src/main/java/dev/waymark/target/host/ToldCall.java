package dev.waymark.target.host;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A call that a stub makes of what it is given.
 *
 * @param parameter where that is among the arguments
 */
record ToldCall(int parameter, PreparedCall call) {
  /** All calls, one after the other; gives what the last of them returns. */
  static Function<@Nullable Object[], @Nullable Object> all(List<ToldCall> calls) {
    return arguments -> {
      Object result = null;
      for (ToldCall each : calls) {
        result = each.on(arguments);
      }
      return result;
    };
  }

  private @Nullable Object on(@Nullable Object[] arguments) {
    Object receiver = Objects.requireNonNull(arguments[parameter]);
    try {
      return call.on(receiver);
    } catch (InvocationTargetException e) {
      throw ToldCall.<RuntimeException>unchanged(e.getTargetException());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("cannot call what a stub is given", e);
    }
  }

  /** The exception goes on as it is, whatever it is. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <E extends Throwable> E unchanged(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
