package dev.waymark.bidirectional.reach;

import dev.waymark.program.MethodModel;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.Nest;
import dev.waymark.program.call.Nest.NestCall;
import dev.waymark.program.call.Timing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a method is called at once, as far as its nest tells. */
public final class Callers {
  private final CallGraph calls;

  public Callers(CallGraph calls) {
    this.calls = calls;
  }

  /** All calls of {@code method}; null if there may be others. */
  @Nullable List<NestCall> of(MethodModel method) {
    if (!method.isPrivate()) {
      return null;
    }
    Nest nest = calls.nest(method);
    List<NestCall> found = nest.callsOf(method);
    boolean isAll = !found.isEmpty() && nest.obstacles(method).isEmpty();
    return isAll && found.stream().allMatch(Callers::isAtOnce) ? found : null;
  }

  /** Calls of {@code method} in its nest; there may be others. */
  List<NestCall> known(MethodModel method) {
    return calls.nest(method).callsOf(method).stream().filter(Callers::isAtOnce).toList();
  }

  private static boolean isAtOnce(NestCall call) {
    return call.timing() == Timing.AT_SITE;
  }
}
