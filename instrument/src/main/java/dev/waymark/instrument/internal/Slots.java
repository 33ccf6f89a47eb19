package dev.waymark.instrument.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where in the frame the added variables lie: behind those of the method, as they are needed. */
final class Slots {
  private final Map<Integer, Integer> shadows = new HashMap<>();
  private final List<Integer> temporaries = new ArrayList<>();
  private int next;

  Slots(int locals) {
    this.next = locals;
  }

  /** The local that holds the shadow of {@code slot}. */
  int shadow(int slot) {
    return shadows.computeIfAbsent(slot, s -> next++);
  }

  /** The {@code number}-th of the locals that hold any value for a moment. */
  int temporary(int number) {
    while (temporaries.size() <= number) {
      temporaries.add(next);
      next += 2;
    }
    return temporaries.get(number);
  }

  /** A local of its own. */
  int fresh() {
    return next++;
  }
}
