package dev.waymark.program.source;

import java.util.ArrayList;
import java.util.List;

/**
 * The operands of one {@code &&} or {@code ||}. Those that are split part the others into runs,
 * each a decision of its own.
 */
final class OperandRuns {
  private final Junction junction;
  private final Origin origin;
  private final Emission emission;
  private final List<SourceTree> run = new ArrayList<>();
  private ConditionOutcome whole = new ConditionOutcome.Fixed();

  OperandRuns(Junction junction, Origin origin, Emission emission) {
    this.junction = junction;
    this.origin = origin;
    this.emission = emission;
  }

  void add(ConditionOutcome operand) {
    if (operand instanceof ConditionOutcome.Whole tree) {
      run.add(tree.tree());
    } else if (operand instanceof ConditionOutcome.Split) {
      flush();
      whole = operand;
    }
  }

  private void flush() {
    emission.decide(origin, joined());
    run.clear();
  }

  private ConditionOutcome joined() {
    return run.isEmpty()
        ? new ConditionOutcome.Fixed()
        : new ConditionOutcome.Whole(junction.join(run));
  }

  /** The operands as one condition; the last run is noted if there were others. */
  ConditionOutcome result() {
    if (whole instanceof ConditionOutcome.Split) {
      flush();
      return whole;
    }
    return joined();
  }
}
