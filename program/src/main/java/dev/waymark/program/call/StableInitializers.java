package dev.waymark.program.call;

import java.util.HashMap;
import java.util.Map;

/**
 * Which classes are initialized alike whenever that happens: what their initializers do depends on
 * nothing that a program may have done before, and changes nothing that others see. Such a class
 * may be initialized once for many runs. Unstable are initializers that read or write what other
 * classes can change, that draw inputs, and that need each other.
 */
final class StableInitializers {
  private final CallGraph calls;

  /** What is being looked at counts as unstable: who comes back to it depends on who was first. */
  private final Map<String, Boolean> known = new HashMap<>();

  StableInitializers(CallGraph calls) {
    this.calls = calls;
  }

  /** Whether the class and all that its initialization needs are stable. */
  boolean include(String type) {
    Boolean answer = known.get(type);
    if (answer == null) {
      known.put(type, false);
      answer = new InitializerWalk(type, calls, this).isStable();
      known.put(type, answer);
    }
    return answer;
  }
}
