package dev.waymark.generalize.record;

import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.path.Occurrence;
import dev.waymark.program.MethodModel;
import org.jspecify.annotations.Nullable;

/**
 * A step of a path.
 *
 * @param frame the number of the call that it belongs to; of a call that is entered, its own
 * @param level how many calls are on the way, this one included
 * @param method the method of that call
 * @param statement what is executed, thrown at or entered from
 * @param outcome which way a branch went; the statement where a handler begins
 * @param occurrence which execution it is; null if it is none
 */
public record Move(
    PathSymbol.Kind kind,
    int frame,
    int level,
    MethodModel method,
    int statement,
    int outcome,
    @Nullable Occurrence occurrence) {
  /** The letter. */
  public PathSymbol symbol() {
    return switch (kind) {
      case STATEMENT -> PathSymbol.statement(level, method.ref(), statement, outcome);
      case ENTERED -> PathSymbol.entered(level, method.ref(), statement);
      case RETURNED -> PathSymbol.returned(level);
      case THREW -> PathSymbol.threw(level, statement);
      case CAUGHT -> PathSymbol.caught(level, method.ref(), statement, outcome);
    };
  }

  public boolean isStatement() {
    return kind == PathSymbol.Kind.STATEMENT;
  }
}
