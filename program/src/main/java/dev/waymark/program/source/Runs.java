package dev.waymark.program.source;

import java.util.ArrayList;
import java.util.List;

/**
 * The operands of one {@code &&} or {@code ||}. Those that are split part the others into runs,
 * each a decision of its own.
 */
final class Runs {
  private final Junction junction;
  private final Origin origin;
  private final Emission emission;
  private final List<SourceTree> run = new ArrayList<>();
  private Condition whole = new Condition.Fixed();

  Runs(Junction junction, Origin origin, Emission emission) {
    this.junction = junction;
    this.origin = origin;
    this.emission = emission;
  }

  void add(Condition operand) {
    if (operand instanceof Condition.Whole tree) {
      run.add(tree.tree());
    } else if (operand instanceof Condition.Split) {
      flush();
      whole = operand;
    }
  }

  private void flush() {
    emission.decide(origin, joined());
    run.clear();
  }

  private Condition joined() {
    return run.isEmpty() ? new Condition.Fixed() : new Condition.Whole(junction.join(run));
  }

  /** The operands as one condition; the last run is noted if there were others. */
  Condition result() {
    if (whole instanceof Condition.Split) {
      flush();
      return whole;
    }
    return joined();
  }
}
