package dev.waymark.instrument.internal;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Throw;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which calls may end by a {@code throw} that stands in instrumented code, as far as declared types
 * tell. That such a call came back is worth noting: it says that what was asked of the input so far
 * holds, as where a parser expects a character.
 */
final class ThrowingCalls {
  private final Scope scope;
  private final Map<MethodModel, Boolean> known = new HashMap<>();

  ThrowingCalls(Scope scope) {
    this.scope = scope;
  }

  boolean mayThrow(Invoke call) {
    MethodModel callee = scope.hierarchy().resolve(call);
    if (callee == null || !isReadable(callee)) {
      return false;
    }
    Boolean before = known.get(callee);
    return before != null ? before : find(callee);
  }

  private boolean isReadable(MethodModel method) {
    return method.hasCode() && scope.includes(method.owner().name());
  }

  /** If there is none, there is none in all that it reaches either: each method is read once. */
  private boolean find(MethodModel callee) {
    Set<MethodModel> reached = new LinkedHashSet<>(Set.of(callee));
    Deque<MethodModel> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (Statement statement : open.remove().code().statements()) {
        if (statement instanceof Throw) {
          known.put(callee, true);
          return true;
        }
        MethodModel next =
            statement instanceof Invoke call ? scope.hierarchy().resolve(call) : null;
        if (next != null && isReadable(next) && reached.add(next)) {
          open.add(next);
        }
      }
    }
    reached.forEach(method -> known.put(method, false));
    return false;
  }
}
