package dev.waymark.path.walk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.Situation;
import dev.waymark.path.call.CallExecution;
import dev.waymark.path.call.ExceptionRaising;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CallStack;
import dev.waymark.path.state.CheckedSizes;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.state.WalkState;
import dev.waymark.path.statement.ExpressionValues;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a path can go on in several ways, and how it goes on in one of them. What it needs for that
 * is a constraint from then on.
 */
final class BranchChoices {
  private final ConstraintLog log;
  private final CallStack stack;
  private final ExpressionValues expressions;
  private final BranchConditions decisions;
  private final ElementPins pins;
  private final CallExecution calls;
  private final ExceptionRaising exceptions;

  BranchChoices(
      WalkState state,
      ExpressionValues expressions,
      NumberOperations arithmetic,
      CallExecution calls,
      ExceptionRaising exceptions) {
    this.log = state.log();
    this.stack = state.stack();
    this.expressions = expressions;
    this.decisions = new BranchConditions(log, expressions, arithmetic);
    this.pins = new ElementPins(expressions, arithmetic);
    this.calls = calls;
    this.exceptions = exceptions;
  }

  /** Whether {@code statement} is a branch; others are choices only where something is pinned. */
  static boolean includes(Statement statement) {
    return statement instanceof If || statement instanceof Switch || statement instanceof Check;
  }

  /** The choice at {@code statement}, a branch; null if the walk goes on without being told. */
  @Nullable Situation decide(CallFrame frame, Statement statement) {
    return statement instanceof If jump && asksIdentity(frame, jump)
        ? null
        : offer(frame, statement, decisions.of(frame, statement));
  }

  private boolean asksIdentity(CallFrame frame, If jump) {
    return jump.left().kind() == Kind.REFERENCE
        && frame.identity == null
        && calls.asksIdentity(
            frame, expressions.of(frame, jump.left()), expressions.of(frame, jump.right()));
  }

  /** What there is to choose before {@code statement}, no branch, is executed; mostly nothing. */
  List<Claim> pinned(CallFrame frame, Statement statement) {
    return frame.pinned == null ? pins.of(frame, statement) : List.of();
  }

  /** The choice between the outcomes that need {@code facts}; null if there is none. */
  @Nullable Situation offer(CallFrame frame, Statement statement, List<Claim> facts) {
    Situation.Choice choice =
        new Situation.Choice(stack.point(frame), facts.stream().map(Claim::term).toList());
    boolean isSilent =
        !frame.isOfPath()
            || (frame.role == CallFrame.Role.MODEL && choice.isDecided())
            || (statement instanceof Check && facts.get(0).isTrue());
    if (!isSilent) {
      frame.facts = facts;
      return choice;
    }
    if (!choice.isDecided()) {
      throw new LostTrack(
          frame.role == CallFrame.Role.JDK
              ? "what " + frame.method.ref().simpleName() + " does with what depends on the input"
              : "an initializer that depends on the input");
    }
    int outcome = choice.only();
    log.passed(facts.get(outcome));
    follow(frame, statement, outcome);
    return null;
  }

  /** Goes on with {@code outcome} of the choice at which the innermost call stands. */
  void take(int outcome) {
    CallFrame frame = stack.top();
    Statement statement = frame.statement();
    Claim fact = frame.facts.get(outcome);
    frame.facts = List.of();
    log.decide(fact);
    follow(frame, statement, outcome);
  }

  private void follow(CallFrame frame, Statement statement, int outcome) {
    frame.identity = null;
    if (statement instanceof If jump) {
      stack.took(frame, outcome);
      if (outcome == 0) {
        frame.jump(jump.target());
      } else {
        frame.advance();
      }
    } else if (statement instanceof Switch jump) {
      stack.took(frame, outcome);
      frame.jump(new SwitchTargets(jump).targets().get(outcome));
    } else if (statement instanceof Check check) {
      follow(frame, check, outcome);
    } else {
      frame.pinned = outcome;
    }
  }

  private void follow(CallFrame frame, Check check, int outcome) {
    CheckedSizes sizes = frame.sizes;
    if (check instanceof Check.Size size
        && sizes != null
        && sizes.checked() < size.lengths().size()) {
      frame.sizes = sizes.after(outcome == 1); // there may be others
      return;
    }
    frame.sizes = null;
    stack.took(frame, outcome);
    if (outcome == 0) {
      frame.advance();
    } else {
      exceptions.raise(check.exception());
    }
  }
}
