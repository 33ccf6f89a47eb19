package dev.waymark.solver.internal.engine;

import dev.waymark.term.Term;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which constraints an engine has met since it last forgot, to tell when to forget again. */
final class ConstraintMemory {
  private final Mode mode;
  private final Set<Term> known = new HashSet<>();

  ConstraintMemory(Mode mode) {
    this.mode = mode;
  }

  /** Whether the engine should forget before it meets {@code constraints}. */
  boolean isBurdenFor(List<Term> constraints) {
    return switch (mode) {
      case ONE_SHOT -> true;
      case INCREMENTAL -> foreign(constraints) > tolerable(constraints);
    };
  }

  private long foreign(List<Term> constraints) {
    return known.size() - constraints.stream().filter(known::contains).count();
  }

  /** Along a path of n conditions, n flipped ones stay behind; slices of it have fewer. */
  private static int tolerable(List<Term> constraints) {
    return 40 + 2 * constraints.size();
  }

  void clear() {
    known.clear();
  }

  void add(List<Term> constraints) {
    known.addAll(constraints);
  }
}
