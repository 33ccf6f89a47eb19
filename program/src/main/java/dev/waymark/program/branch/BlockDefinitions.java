package dev.waymark.program.branch;

import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import org.jspecify.annotations.Nullable;

/** What is known of the operand stack without a path: a place is the number of a statement. */
final class BlockDefinitions implements Definitions {
  private final Cfg cfg;
  private final Code code;
  private final Dominators dominators;

  BlockDefinitions(Cfg cfg, Dominators dominators) {
    this.cfg = cfg;
    this.code = cfg.code();
    this.dominators = dominators;
  }

  @Override
  public int statement(int place) {
    return place;
  }

  /** In the same block or in one that dominates it; -1 if several may have written it. */
  @Override
  public int definition(Variable variable, int statement) {
    if (!(variable instanceof Stack stack)) {
      return -1;
    }
    int block = cfg.blockOf(code.instructionOf(statement));
    int found = lastWrite(stack, statement - 1, cfg.block(block).firstStatement());
    while (found < 0) {
      block = dominators.immediate(block);
      if (block < 0 || stack.index() >= heightAfter(block)) {
        return -1;
      }
      found =
          lastWrite(stack, cfg.block(block).endStatement() - 1, cfg.block(block).firstStatement());
    }
    return found;
  }

  /** As long as that which was read is on the stack, and in the same block. */
  @Override
  public int rewritten(Local local, int place) {
    if (!(target(code.statement(place)) instanceof Stack read)) {
      return -1;
    }
    int end = cfg.block(cfg.blockOf(code.instructionOf(place))).endStatement();
    for (int i = place + 1; i < end; i++) {
      Variable target = target(code.statement(i));
      boolean isReplaced = target instanceof Stack other && other.index() <= read.index();
      if (isReplaced || code.stackHeight(code.instructionOf(i)) <= read.index()) {
        return -1;
      } else if (local.equals(target)) {
        return i;
      }
    }
    return -1;
  }

  /** On the same line, as {@code ++x} is; {@code x++;} in front of the statement is the same. */
  @Override
  public int writtenJustBefore(Local local, int place) {
    int before = place - 1;
    int instruction = code.instructionOf(place);
    return before >= cfg.block(cfg.blockOf(instruction)).firstStatement()
            && local.equals(target(code.statement(before)))
            && code.line(code.instructionOf(before)) == code.line(instruction)
        ? before
        : -1;
  }

  /** A copy on the stack, which goes to a local. */
  @Override
  public @Nullable Local keptIn(int definition) {
    int end = cfg.block(cfg.blockOf(code.instructionOf(definition))).endStatement();
    return definition + 2 < end
            && code.statement(definition + 1) instanceof Assign copy
            && copy.value().equals(target(code.statement(definition)))
            && code.statement(definition + 2) instanceof Assign store
            && store.value().equals(copy.target())
            && store.target() instanceof Local local
        ? local
        : null;
  }

  private int lastWrite(Stack wanted, int from, int to) {
    for (int i = from; i >= to; i--) {
      if (target(code.statement(i)) instanceof Stack written && written.index() == wanted.index()) {
        return i;
      }
    }
    return -1;
  }

  /** Values that stay on the stack when control leaves {@code block} normally. */
  private int heightAfter(int block) {
    Transfer first = cfg.transfersFrom(block).get(0);
    return first.cause().isExceptional() || first.to() >= cfg.blocks().size()
        ? 0
        : code.stackHeight(cfg.block(first.to()).first());
  }

  /** The variable that {@code statement} writes; null if it writes none. */
  static @Nullable Variable target(Statement statement) {
    if (statement instanceof Assign assign) {
      return assign.target();
    }
    return statement instanceof Call call ? call.result() : null;
  }
}
