package dev.waymark.path.walk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.state.CheckedSizes;
import dev.waymark.path.statement.ExpressionOperands;
import dev.waymark.path.statement.ExpressionValues;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.term.Sort;
import java.util.ArrayList;
import java.util.List;

/** What the outcomes of statements need, in the order of sites. */
final class BranchConditions {
  private final ExpressionValues expressions;
  private final NumberOperations arithmetic;

  BranchConditions(ExpressionValues expressions, NumberOperations arithmetic) {
    this.expressions = expressions;
    this.arithmetic = arithmetic;
  }

  List<Claim> of(CallFrame frame, Statement statement) {
    if (statement instanceof If jump) {
      Claim taken = taken(frame, jump);
      return List.of(taken, arithmetic.not(taken));
    }
    if (statement instanceof Switch jump) {
      return cases(frame, jump);
    }
    Claim passes = passes(frame, (Check) statement);
    return List.of(passes, arithmetic.not(passes));
  }

  static List<Operand> operands(Statement statement) {
    if (statement instanceof Assign assign) {
      return ExpressionOperands.of(assign.value());
    }
    if (statement instanceof PutElement put) {
      return List.of(put.array(), put.index(), put.value());
    }
    if (statement instanceof If jump) {
      return List.of(jump.left(), jump.right());
    }
    if (statement instanceof Switch jump) {
      return List.of(jump.key());
    }
    if (statement instanceof Check.Bounds check) {
      return List.of(check.array(), check.index());
    }
    if (statement instanceof Check.Divisor check) {
      return List.of(check.divisor());
    }
    if (statement instanceof Check.Size check) {
      return check.lengths();
    }
    if (statement instanceof Check.Store check) {
      return List.of(check.array(), check.value());
    }
    return statement instanceof Check.Cast check
        ? List.of(check.object())
        : List.of(((Check.Null) statement).object());
  }

  private Claim taken(CallFrame frame, If jump) {
    if (jump.left().kind() == Kind.REFERENCE) {
      PathValue told = frame.identity;
      boolean isSame =
          told == null
              ? expressions.isSame(reference(frame, jump.left()), reference(frame, jump.right()))
              : isTrue(told);
      return arithmetic.truth(isSame == (jump.relation() == Relation.EQ));
    }
    return arithmetic.compare(
        jump.relation(),
        expressions.number(frame, jump.left()),
        expressions.number(frame, jump.right()));
  }

  private boolean isTrue(PathValue value) {
    Integer number = value instanceof PathValue.Numeric numeric ? arithmetic.intOf(numeric) : null;
    if (number == null) {
      throw new LostTrack("whether two objects are the same one");
    }
    return number == 1;
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

  private Claim passes(CallFrame frame, Check check) {
    if (check instanceof Check.Bounds bounds) {
      return arithmetic.below(
          expressions.number(frame, bounds.index()), expressions.length(frame, bounds.array()));
    }
    if (check instanceof Check.Divisor divisor) {
      PathValue.Numeric number = expressions.number(frame, divisor.divisor());
      return arithmetic.compare(
          Relation.NE, number, arithmetic.constant(Sort.of(divisor.divisor().kind()), 0));
    }
    if (check instanceof Check.Size size) {
      return sizes(frame, size);
    }
    if (check instanceof Check.Cast cast) {
      PathValue value = reference(frame, cast.object());
      return arithmetic.truth(
          value instanceof PathValue.Null || expressions.isInstance(value, cast.type()));
    }
    return check instanceof Check.Store store
        ? arithmetic.truth(fits(frame, store))
        : arithmetic.truth(
            !(reference(frame, ((Check.Null) check).object()) instanceof PathValue.Null));
  }

  /** The next length that depends on the input; if there is none left, whether all have passed. */
  private Claim sizes(CallFrame frame, Check.Size size) {
    List<PathValue.Numeric> lengths =
        size.lengths().stream().map(each -> expressions.number(frame, each)).toList();
    CheckedSizes sizes = CheckedSizes.from(frame.sizes).skip(lengths, arithmetic);
    frame.sizes = sizes;
    return sizes.checked() < lengths.size()
        ? sizes.passes(lengths, arithmetic)
        : arithmetic.truth(!sizes.hasFailed());
  }

  private boolean fits(CallFrame frame, Check.Store store) {
    PathValue value = reference(frame, store.value());
    if (value instanceof PathValue.Null) {
      return true;
    }
    String element = expressions.array(frame, store.array()).elementType();
    return expressions.isInstance(value, Types.named(element));
  }
}
