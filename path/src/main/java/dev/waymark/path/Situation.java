package dev.waymark.path;

import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Evaluator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a walk has stopped. */
public sealed interface Situation {
  /**
   * At a statement with several outcomes. Conditions and switches stop a walk even where constants
   * decide; checks only where they may fail.
   *
   * @param point the statement
   * @param conditions for each outcome, numbered as sites number them, what it needs
   */
  record Choice(Point point, List<Term> conditions) implements Situation {
    public Choice {
      conditions = List.copyOf(conditions);
    }

    /** Whether the values so far leave no choice. */
    public boolean isDecided() {
      return conditions.stream().allMatch(each -> each instanceof Constant);
    }

    /** The outcome that constants leave; there is one if this {@link #isDecided}. */
    public int only() {
      for (int i = 0; i < conditions.size(); i++) {
        if (isTrue(conditions.get(i))) {
          return i;
        }
      }
      throw new IllegalStateException("no outcome is left at " + point);
    }

    /** Which way an input goes; -1 if that is not known. */
    public int taken(Evaluator input) {
      for (int i = 0; i < conditions.size(); i++) {
        if (input.holds(conditions.get(i))) {
          return i;
        }
      }
      return -1;
    }

    /** Whether it is no branch: which element of an array is meant must be known to go on. */
    public boolean isPin() {
      Statement statement = point.method().code().statement(point.statement());
      return !(statement instanceof If
          || statement instanceof Switch
          || statement instanceof Check);
    }

    /** Whether no input can take {@code outcome} here. */
    public boolean isExcluded(int outcome) {
      return conditions.get(outcome) instanceof Constant constant && constant.bits() == 0;
    }

    private static boolean isTrue(Term condition) {
      return condition instanceof Constant constant && constant.bits() != 0;
    }
  }

  /**
   * The entry has returned.
   *
   * @param value null for void
   */
  record Returned(@Nullable PathValue value) implements Situation {}

  /** The entry has thrown an exception of exactly this class, an internal name. */
  record Threw(String type) implements Situation {}

  /** The input is outside of what the code assumes. */
  record Rejected() implements Situation {}

  /** Something is not known that matters. */
  record Lost(String reason) implements Situation {}

  /** Whether the path is complete. */
  default boolean isEnd() {
    return !(this instanceof Choice || this instanceof Lost);
  }
}
