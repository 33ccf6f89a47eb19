package dev.waymark.generalize.reason;

import dev.waymark.generalize.record.Move;
import dev.waymark.program.branch.Definitions;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Constant;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** What variables hold before one statement of a call: places are those in what was executed. */
final class ExecutedDefinitions implements Definitions {
  private final List<Move> executed;
  private final int now;
  private final IntFunction<@Nullable Constant> known;

  /**
   * As seen from the place {@code now}.
   *
   * @param known what the statement at a place is known to have set; null if it is not known
   */
  ExecutedDefinitions(List<Move> executed, int now, IntFunction<@Nullable Constant> known) {
    this.executed = executed;
    this.now = now;
    this.known = known;
  }

  @Override
  public int statement(int place) {
    return executed.get(place).statement();
  }

  @Override
  public boolean tracesLocals() {
    return true;
  }

  @Override
  public @Nullable Constant known(int definition) {
    return known.apply(definition);
  }

  /** Linear in what was executed. What a handler has caught comes from no statement. */
  @Override
  public int definition(Variable variable, int place) {
    for (int i = place - 1; i >= 0; i--) {
      Move move = executed.get(i);
      if (!move.isStatement()) {
        if (variable instanceof Stack) {
          return -1;
        }
      } else if (writes(move, variable)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int rewritten(Local local, int place) {
    for (int i = place + 1; i < now; i++) {
      if (executed.get(i).isStatement() && writes(executed.get(i), local)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean writes(Move move, Variable variable) {
    Statement statement = move.method().code().statement(move.statement());
    Variable target =
        statement instanceof Assign assign
            ? assign.target()
            : statement instanceof Call call ? call.result() : null;
    return target != null
        && target.index() == variable.index()
        && target instanceof Local == variable instanceof Local;
  }
}
