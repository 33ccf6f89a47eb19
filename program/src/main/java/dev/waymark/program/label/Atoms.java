package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.flow.Block;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.Variable;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The conditions of one decision as formulas over the state at its start. A condition has one if it
 * neither calls nor can throw, and nothing that is evaluated before it changes what it reads.
 */
final class Atoms {
  private final Code code;
  private final MethodModel method;
  private final Decision decision;
  private final Map<Condition, Formula> formulas = new HashMap<>();
  private final Set<Local> written = new LinkedHashSet<>();
  private boolean mayWriteFields;
  private boolean mayWriteAll;

  Atoms(MethodModel method, Decision decision) {
    this.method = method;
    this.code = method.code();
    this.decision = decision;
    decision.conditions().forEach(this::read);
  }

  /** The condition, as its decision reads it, at the start of the decision; empty if in place. */
  Optional<Formula> formula(Condition condition) {
    return Optional.ofNullable(formulas.get(condition));
  }

  /** The condition, as its decision reads it, at its own jump, from what the jump compares. */
  Optional<Formula> atJump(Condition condition) {
    If jump = (If) code.statement(condition.statement());
    if (jump.left().kind() != Kind.REFERENCE) {
      PredicateValue left = ArithmeticOperators.value(jump.left());
      PredicateValue right = ArithmeticOperators.value(jump.right());
      return Optional.of(read(condition, new Formula.Compare(jump.relation(), left, right)));
    }
    return jump.left() instanceof Variable reference && jump.right() instanceof NullConstant
        ? Optional.of(read(condition, Formula.absence(jump.relation(), reference)))
        : Optional.empty();
  }

  /** What {@code jump} says of the condition. */
  private static Formula read(Condition condition, Formula jump) {
    return condition.polarity() == Polarity.JUMPS_IF_TRUE ? jump : negated(jump);
  }

  /** Whether all conditions can be evaluated at the start. */
  boolean areAll() {
    return decision.conditions().stream().allMatch(formulas::containsKey);
  }

  /** The whole of {@code tree}, a part of the decision, if {@link #areAll}. */
  Formula formula(ConditionTree tree) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      return formula(leaf.condition()).orElseThrow();
    }
    return Connective.of(tree).join(Connective.parts(tree).stream().map(this::formula).toList());
  }

  private void read(Condition condition) {
    Block block = method.cfg().block(condition.block());
    boolean isFirst = condition.instruction() == decision.conditions().get(0).instruction();
    int from = isFirst ? condition.start() : block.first();
    if (mayWriteAll || condition.entry() != condition.block()) {
      mayWriteAll = true;
      return;
    }
    Straight walk = new Straight(method);
    walk.walk(code.firstStatement(from), condition.statement());
    written.addAll(walk.written());
    mayWriteFields |= walk.calls();
    Formula jump = walk.condition((If) code.statement(condition.statement())).orElse(null);
    if (jump != null && jump.leaves().stream().noneMatch(this::mayDiffer)) {
      formulas.put(condition, read(condition, jump));
    }
  }

  private static Formula negated(Formula jump) {
    return jump instanceof Formula.Compare compare
        ? new Formula.Compare(compare.relation().negated(), compare.left(), compare.right())
        : new Formula.Not(jump);
  }

  /** Whether a leaf may have another value where the condition stands than at the start. */
  private boolean mayDiffer(Leaf leaf) {
    if (leaf instanceof Leaf.Slot slot) {
      return isWritten(slot.variable().index());
    }
    if (leaf instanceof Leaf.Absence absence) {
      return isWritten(absence.reference().index());
    }
    return mayWriteFields;
  }

  private boolean isWritten(int local) {
    return written.stream()
        .anyMatch(each -> each.index() <= local && local < each.index() + each.kind().words());
  }
}
