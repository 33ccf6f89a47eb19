package dev.waymark.program.decision;

import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Statement;

/**
 * Tells whether a condition's evaluation starts with its block, so that it may continue a decision.
 * What stands between the head of the block and the expression must be part of an expression too: a
 * prefix increment, or the binding of a pattern variable.
 */
final class ConditionStart {
  private final Cfg cfg;
  private final Code code;

  ConditionStart(Cfg cfg) {
    this.cfg = cfg;
    this.code = cfg.code();
  }

  /** Whether {@code group} starts with its block, where {@code before} leads to it. */
  boolean isAtHead(Group group, Group before) {
    return isAtHead(group, before.last().line());
  }

  /** Whether {@code group} starts with its block, no pattern being matched right before. */
  boolean isAtHead(Group group) {
    return isAtHead(group, -1);
  }

  private boolean isAtHead(Group group, int lineBefore) {
    Block entry = cfg.block(group.entry());
    int start = group.tree().conditions().get(0).start();
    int at = entry.first();
    while (at < start) {
      int next = afterPrefix(at, start, lineBefore);
      if (next == at) {
        return false;
      }
      at = next;
    }
    return true;
  }

  /** The instruction after the increment or binding at {@code at}; {@code at} if there is none. */
  private int afterPrefix(int at, int start, int lineBefore) {
    if (isIncrement(at, start)) {
      return at + 1;
    }
    return at + 3 <= start && isBinding(at) && code.line(at) == lineBefore ? at + 3 : at;
  }

  /** {@code ++x} whose value is used at once, on the same line. */
  private boolean isIncrement(int at, int start) {
    return at + 1 == start
        && code.line(at) == code.line(start)
        && only(at) instanceof Assign step
        && step.value() instanceof Binary
        && step.target() instanceof Local target
        && only(start) instanceof Assign load
        && target.equals(load.value());
  }

  /**
   * {@code T y = (T) x}, as a pattern binds its variable: load, cast, store, on no line of its own.
   */
  private boolean isBinding(int at) {
    return only(at) instanceof Assign load
        && load.value() instanceof Local
        && last(at + 1) instanceof Assign cast
        && cast.value() instanceof Cast
        && only(at + 2) instanceof Assign store
        && store.target() instanceof Local
        && cast.target().equals(store.value());
  }

  private Statement only(int instruction) {
    return code.statement(code.firstStatement(instruction));
  }

  private Statement last(int instruction) {
    return code.statement(code.endStatement(instruction) - 1);
  }
}
