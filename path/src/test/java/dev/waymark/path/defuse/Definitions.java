package dev.waymark.path.defuse;

import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.ObjectName;
import dev.waymark.path.Occurrence;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which definitions reach the uses of constraints. */
final class Definitions {
  private final List<Constraint> constraints;

  Definitions(List<Constraint> constraints) {
    this.constraints = constraints;
  }

  /**
   * The first use that is not of the last definition of its cell before it; null if there is none.
   * A cell that nothing has written holds what it was made with, by a statement that was executed.
   */
  @Nullable String firstUnreached() {
    Map<Cell, Instance> last = new HashMap<>();
    Map<Cell, Instance> before = new HashMap<>();
    Set<Occurrence> executed = new HashSet<>();
    for (Constraint each : constraints) {
      executed.add(each.occurrence());
      for (Instance use : each.uses()) {
        Instance defined = last.get(use.cell());
        boolean isOwn = defined != null && each.occurrence().equals(defined.definition());
        boolean isReached = isReached(use, defined, executed);
        if (!isReached && !(isOwn && isReached(use, before.get(use.cell()), executed))) {
          return use + " in " + each + ", last defined as " + defined;
        }
      }
      each.defines().forEach(defined -> define(defined, last, before));
    }
    return null;
  }

  /** A statement reads before it writes, so that what it reads was defined before. */
  private static void define(
      Instance defined, Map<Cell, Instance> last, Map<Cell, Instance> before) {
    Instance old = last.put(defined.cell(), defined);
    if (old == null || !Objects.equals(old.definition(), defined.definition())) {
      before.remove(defined.cell());
      if (old != null) {
        before.put(defined.cell(), old);
      }
    }
  }

  private static boolean isReached(
      Instance use, @Nullable Instance last, Set<Occurrence> executed) {
    if (last != null) {
      return use.equals(last);
    }
    ObjectName owner = use.cell().owner();
    boolean isMade = owner != null && Objects.equals(owner.maker(), use.definition());
    return use.isInput() || (isMade && executed.contains(use.definition()));
  }
}
