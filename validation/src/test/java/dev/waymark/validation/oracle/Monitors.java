package dev.waymark.validation.oracle;

import dev.waymark.program.ir.Monitor;
import java.util.IdentityHashMap;

/** Counts how often monitors were entered; there is one thread only. */
final class Monitors {
  private final IdentityHashMap<Object, Integer> held = new IdentityHashMap<>();

  void execute(Monitor.Action action, Object object) {
    if (action == Monitor.Action.ENTER) {
      held.merge(object, 1, Integer::sum);
    } else if (held.containsKey(object)) {
      held.computeIfPresent(object, (o, count) -> count == 1 ? null : count - 1);
    } else {
      throw ProgramThrow.of(new IllegalMonitorStateException());
    }
  }

  boolean areAllFree() {
    return held.isEmpty();
  }
}
