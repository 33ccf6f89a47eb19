package dev.waymark.generalize.word;

import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;

/** Which statements are letters; that calls begin and end, and exceptions are caught, always is. */
public enum Alphabet {
  /** All, as in the paper. */
  STATEMENTS {
    @Override
    public boolean includes(Statement statement, int outcome) {
      return true;
    }
  },
  /** Outcomes of conditions and switches, and checks that fail: the others follow from these. */
  BRANCHES {
    @Override
    public boolean includes(Statement statement, int outcome) {
      return statement instanceof If
          || statement instanceof Switch
          || (statement instanceof Check && outcome != 0);
    }
  };

  /** Whether it is read that {@code statement} was executed with {@code outcome}. */
  public abstract boolean includes(Statement statement, int outcome);
}
