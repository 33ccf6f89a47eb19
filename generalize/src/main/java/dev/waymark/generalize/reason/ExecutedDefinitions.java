package dev.waymark.generalize.reason;

import dev.waymark.generalize.record.Move;
import dev.waymark.program.branch.Definitions;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
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
  private final IntFunction<@Nullable CodeConstant> known;

  /**
   * As seen from the place {@code now}.
   *
   * @param known what the statement at a place is known to have set; null if it is not known
   */
  ExecutedDefinitions(List<Move> executed, int now, IntFunction<@Nullable CodeConstant> known) {
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
  public @Nullable CodeConstant known(int definition) {
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

  /** The call of a constructor on what is on the stack there, or on its copy above. */
  @Override
  public int construction(int place) {
    if (!(statementAt(place) instanceof Assign made && made.value() instanceof NewObject type)) {
      return -1;
    }
    for (int i = place + 1; i < executed.size(); i++) {
      if (executed.get(i).isStatement()
          && statementAt(i) instanceof Invoke call
          && call.name().equals("<init>")
          && call.method().owner().equals(type.type())
          && call.receiver() instanceof Stack receiver
          && (receiver.index() == made.target().index()
              || receiver.index() == made.target().index() + 1)) {
        return i;
      }
    }
    return -1;
  }

  private Statement statementAt(int place) {
    Move move = executed.get(place);
    return move.method().code().statement(move.statement());
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

  @Override
  public boolean isRewritten(FieldRef field, int place) {
    for (int i = place + 1; i < now; i++) {
      if (executed.get(i).isStatement() && field.equals(written(statementAt(i)))) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable FieldRef written(Statement statement) {
    if (statement instanceof PutField put) {
      return put.field();
    }
    return statement instanceof PutStatic put ? put.field() : null;
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
