package dev.waymark.generalize.record;

import dev.waymark.generalize.word.PathSymbol.Kind;
import dev.waymark.path.Follower;
import dev.waymark.path.Occurrence;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes down what a walk does. A copy shares what has been written; copying is linear in calls.
 */
public final class MoveRecorder implements Follower {
  private final List<Open> calls = new ArrayList<>();
  private @Nullable Written last;
  private int begun;

  /** What was written, the last first. */
  private record Written(@Nullable Written before, Move move) {}

  /**
   * A call on the way.
   *
   * @param last what it has executed last; null before the first statement
   */
  private record Open(int frame, MethodModel method, @Nullable Occurrence last) {
    int statement() {
      return last == null ? 0 : last.statement();
    }

    Statement executed() {
      return method.code().statement(statement());
    }
  }

  @Override
  public boolean followsStatements() {
    return true;
  }

  @Override
  public void entered(int frame, int depth, MethodModel method) {
    int site = calls.isEmpty() ? begun++ : top().statement();
    calls.add(new Open(frame, method, null));
    add(Kind.ENTERED, site, 0, null);
  }

  @Override
  public void moved(int frame, MethodModel method, int instruction) {}

  @Override
  public void executed(int frame, Occurrence occurrence) {
    Open open = top();
    calls.set(calls.size() - 1, new Open(open.frame(), open.method(), occurrence));
    if (!isBranch(top().executed())) {
      add(Kind.STATEMENT, occurrence.statement(), 0, occurrence);
    }
  }

  @Override
  public void took(int frame, int outcome) {
    add(Kind.STATEMENT, top().statement(), outcome, top().last());
  }

  @Override
  public void caught(int frame, int statement, int target) {
    add(Kind.CAUGHT, statement, top().method().code().firstStatement(target), null);
  }

  @Override
  public void left(int frame) {
    boolean returns = top().executed() instanceof Return;
    add(returns ? Kind.RETURNED : Kind.THREW, top().statement(), 0, null);
    calls.remove(calls.size() - 1);
  }

  private Open top() {
    return calls.get(calls.size() - 1);
  }

  private void add(Kind kind, int statement, int outcome, @Nullable Occurrence occurrence) {
    Open open = top();
    Move move =
        new Move(kind, open.frame(), calls.size(), open.method(), statement, outcome, occurrence);
    last = new Written(last, move);
  }

  /** All that was written, up to the last branch that was taken. */
  public MoveSequence record() {
    List<Move> moves = new ArrayList<>();
    for (Written each = last; each != null; each = each.before()) {
      if (!moves.isEmpty() || isBranch(each.move())) {
        moves.add(each.move());
      }
    }
    Collections.reverse(moves);
    return new MoveSequence(moves);
  }

  private static boolean isBranch(Move move) {
    return move.isStatement() && isBranch(move.method().code().statement(move.statement()));
  }

  static boolean isBranch(Statement statement) {
    return statement instanceof If || statement instanceof Switch || statement instanceof Check;
  }

  @Override
  public MoveRecorder copy() {
    MoveRecorder copy = new MoveRecorder();
    copy.calls.addAll(calls);
    copy.last = last;
    copy.begun = begun;
    return copy;
  }
}
