package dev.waymark.path.walk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CheckedSizes;
import dev.waymark.path.state.ConstraintLog;
import dev.waymark.path.statement.ExpressionValues;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.List;

/** What the outcomes of statements need, in the order of sites. */
final class BranchConditions {
  private final ConstraintLog log;
  private final ExpressionValues expressions;
  private final NumberOperations arithmetic;

  BranchConditions(ConstraintLog log, ExpressionValues expressions, NumberOperations arithmetic) {
    this.log = log;
    this.expressions = expressions;
    this.arithmetic = arithmetic;
  }

  List<Claim> of(CallFrame frame, Statement statement) {
    if (statement instanceof If jump) {
      return both(taken(frame, jump));
    }
    return statement instanceof Switch jump
        ? cases(frame, jump)
        : checked(frame, (Check) statement);
  }

  private List<Claim> both(Claim claim) {
    return List.of(claim, arithmetic.not(claim));
  }

  /**
   * What is settled by which objects are meant: the outcome that comes says nothing more, and the
   * other one that other objects are meant.
   */
  private List<Claim> settled(boolean isFirst, Term guard) {
    Claim known = arithmetic.claim(true, arithmetic.always());
    Claim other = arithmetic.claim(false, arithmetic.opposite(guard));
    return isFirst ? List.of(known, other) : List.of(other, known);
  }

  private Claim taken(CallFrame frame, If jump) {
    if (jump.left().kind() == Kind.REFERENCE) {
      PathValue told = frame.identity;
      return told == null ? same(frame, jump) : told(told, jump.relation());
    }
    return arithmetic.compare(
        jump.relation(),
        expressions.number(frame, jump.left()),
        expressions.number(frame, jump.right()));
  }

  private Claim same(CallFrame frame, If jump) {
    PathValue left = reference(frame, jump.left());
    PathValue right = reference(frame, jump.right());
    boolean isTaken = expressions.isSame(left, right) == (jump.relation() == Relation.EQ);
    return arithmetic.claim(
        isTaken, arithmetic.compare(jump.relation(), log.name(left), log.name(right)));
  }

  /** Whether two objects are the same one, as a model has said. */
  private Claim told(PathValue told, Relation relation) {
    Integer number = told instanceof PathValue.Numeric numeric ? arithmetic.intOf(numeric) : null;
    if (number == null) {
      throw new LostTrack("whether two objects are the same one");
    }
    return arithmetic.compare(relation, (PathValue.Numeric) told, arithmetic.constant(1));
  }

  private PathValue reference(CallFrame frame, Operand operand) {
    PathValue value = expressions.of(frame, operand);
    if (value instanceof PathValue.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return value;
  }

  private List<Claim> cases(CallFrame frame, Switch jump) {
    PathValue.Numeric key = expressions.number(frame, jump.key());
    SwitchTargets targets = new SwitchTargets(jump);
    List<Claim> facts = new ArrayList<>();
    Claim none = arithmetic.truth(true);
    for (int target : targets.targets()) {
      Claim any = arithmetic.truth(false);
      for (int each : targets.keys(target)) {
        any = arithmetic.or(any, arithmetic.isAt(key, each));
      }
      facts.add(any);
      none = arithmetic.and(none, arithmetic.not(any));
    }
    facts.set(facts.size() - 1, none);
    return facts;
  }

  private List<Claim> checked(CallFrame frame, Check check) {
    if (check instanceof Check.Bounds bounds) {
      return inBounds(frame, bounds);
    }
    if (check instanceof Check.Divisor divisor) {
      PathValue.Numeric number = expressions.number(frame, divisor.divisor());
      return both(
          arithmetic.compare(
              Relation.NE, number, arithmetic.constant(Sort.of(divisor.divisor().kind()), 0)));
    }
    if (check instanceof Check.Size size) {
      return sizes(frame, size);
    }
    if (check instanceof Check.Cast cast) {
      PathValue value = reference(frame, cast.object());
      boolean fits = value instanceof PathValue.Null || expressions.isInstance(value, cast.type());
      return settled(fits, log.guard(value));
    }
    return check instanceof Check.Store store
        ? stored(frame, store)
        : present(reference(frame, ((Check.Null) check).object()));
  }

  private List<Claim> present(PathValue value) {
    Term isThere = arithmetic.compare(Relation.NE, log.name(value), log.name(new PathValue.Null()));
    return both(arithmetic.claim(!(value instanceof PathValue.Null), isThere));
  }

  /** How long the array is depends on which one is meant. */
  private List<Claim> inBounds(CallFrame frame, Check.Bounds bounds) {
    PathValue.Numeric index = expressions.number(frame, bounds.index());
    Claim within = arithmetic.below(index, expressions.length(frame, bounds.array()));
    Term guard = log.guard(reference(frame, bounds.array()));
    return both(within).stream().map(each -> arithmetic.given(guard, each)).toList();
  }

  /** The next length that depends on the input; if there is none left, whether all have passed. */
  private List<Claim> sizes(CallFrame frame, Check.Size size) {
    List<PathValue.Numeric> lengths =
        size.lengths().stream().map(each -> expressions.number(frame, each)).toList();
    CheckedSizes sizes = CheckedSizes.from(frame.sizes).skip(lengths, arithmetic);
    frame.sizes = sizes;
    if (sizes.checked() < lengths.size()) {
      return both(sizes.passes(lengths, arithmetic));
    }
    Term guard = arithmetic.always();
    for (PathValue.Numeric each : lengths) {
      guard = arithmetic.both(guard, log.guard(each));
    }
    return settled(!sizes.hasFailed(), guard);
  }

  private List<Claim> stored(CallFrame frame, Check.Store store) {
    PathValue value = reference(frame, store.value());
    PathValue array = reference(frame, store.array());
    String element = expressions.array(frame, store.array()).elementType();
    boolean fits =
        value instanceof PathValue.Null || expressions.isInstance(value, Types.named(element));
    return settled(fits, arithmetic.both(log.guard(value), log.guard(array)));
  }
}
