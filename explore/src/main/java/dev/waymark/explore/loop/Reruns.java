package dev.waymark.explore.loop;

import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The last executions of inputs that were run again for their terms; not more than fit. */
final class Reruns {
  private static final int MOST_STEPS = 200_000;
  private static final float LOAD = 0.75f;
  private static final int INITIAL = 64;

  /** From the one that was not asked for the longest. */
  private final Map<Input, Execution> known = new LinkedHashMap<>(INITIAL, LOAD, true);

  private long steps;

  @Nullable Execution find(Input input) {
    return known.get(input);
  }

  /** Keeps {@code execution}, and others only as long as there is room. */
  void add(Execution execution) {
    known.put(execution.wanted(), execution);
    steps += size(execution);
    Iterator<Execution> eldest = known.values().iterator();
    while (steps > MOST_STEPS && known.size() > 1) {
      steps -= size(eldest.next());
      eldest.remove();
    }
  }

  private static int size(Execution execution) {
    return execution.path().size() + 1;
  }

  void clear() {
    known.clear();
    steps = 0;
  }
}
