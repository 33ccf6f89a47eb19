package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Puts together what statements that follow each other compute on the stack, as values over the
 * state before the first of them. A value is unknown if it comes from a call, from the heap but for
 * own fields, or was on the stack before; everything is, once something can throw.
 */
final class Straight {
  private final MethodModel method;
  private final Map<Integer, PredicateValue> numbers = new HashMap<>();
  private final Map<Integer, Local> references = new HashMap<>();
  private final Set<Local> written = new LinkedHashSet<>();
  private boolean calls;
  private boolean isPure = true;

  Straight(MethodModel method) {
    this.method = method;
  }

  /** Goes along the statements from {@code first} on to before {@code end}. */
  void walk(int first, int end) {
    for (int i = first; i < end; i++) {
      step(method.code().statement(i));
    }
  }

  /** The locals that were assigned. */
  Set<Local> written() {
    return written;
  }

  /** Whether other code may have run, or the heap may have changed. */
  boolean calls() {
    return calls;
  }

  private void step(Statement statement) {
    if (statement instanceof Assign assign
        && !(assign.value() instanceof GetStatic get && !isOwn(get.field()))) {
      assign(assign);
    } else {
      isPure = false;
      calls |= !(statement instanceof Check);
      if (statement instanceof Call call && call.result() instanceof Stack result) {
        forget(result);
      }
    }
  }

  private void assign(Assign assign) {
    Variable target = assign.target();
    if (target instanceof Local local) {
      isPure = false;
      written.add(local);
      return;
    }
    PredicateValue number = target.kind() == Kind.REFERENCE ? null : number(assign.value());
    Local reference = reference(assign.value());
    forget((Stack) target);
    if (number != null) {
      numbers.put(target.index(), number);
    } else if (reference != null) {
      references.put(target.index(), reference);
    }
    isPure &= number != null || reference != null || assign.value() instanceof NullConstant;
  }

  private void forget(Stack target) {
    numbers.remove(target.index());
    references.remove(target.index());
  }

  private @Nullable Local reference(Expression value) {
    if (value instanceof Local local) {
      return local.kind() == Kind.REFERENCE ? local : null;
    }
    return value instanceof Stack stack ? references.get(stack.index()) : null;
  }

  private @Nullable PredicateValue number(Expression value) {
    if (value instanceof Operand operand) {
      return operand(operand);
    }
    if (value instanceof Unary unary) {
      PredicateValue operand = operand(unary.operand());
      return operand == null ? null : new PredicateValue.Unary(unary.operator(), operand);
    }
    if (value instanceof Binary binary) {
      return binary(binary.operator(), operand(binary.left()), operand(binary.right()));
    }
    return field(value);
  }

  private @Nullable PredicateValue operand(Operand operand) {
    if (operand instanceof NumberConstant constant) {
      return new PredicateValue.Literal(constant);
    }
    if (operand instanceof Local local) {
      return local.kind() == Kind.REFERENCE ? null : new Leaf.Slot(local);
    }
    return operand instanceof Stack stack ? numbers.get(stack.index()) : null;
  }

  private static @Nullable PredicateValue binary(
      BinaryOperator operator, @Nullable PredicateValue left, @Nullable PredicateValue right) {
    return left == null || right == null ? null : new PredicateValue.Binary(operator, left, right);
  }

  private @Nullable PredicateValue field(Expression value) {
    if (value instanceof GetStatic get && isNumber(get.field())) {
      return new Leaf.StaticField(get.field());
    }
    return value instanceof GetField get && isThis(get.object()) && isNumber(get.field())
        ? new Leaf.OwnField(get.field())
        : null;
  }

  private static boolean isNumber(FieldRef field) {
    return field.descriptor().length() == 1;
  }

  private boolean isOwn(FieldRef field) {
    return field.owner().equals(method.owner().name());
  }

  private boolean isThis(Operand object) {
    Local local = object instanceof Stack stack ? references.get(stack.index()) : null;
    return !method.isStatic()
        && !method.name().equals("<init>")
        && local != null
        && local.index() == 0;
  }

  /** When {@code jump}, which comes next, is taken; empty if that is unknown. */
  Optional<Formula> condition(If jump) {
    if (!isPure) {
      return Optional.empty();
    }
    if (jump.left().kind() == Kind.REFERENCE) {
      return jump.right() instanceof NullConstant ? absence(jump) : Optional.empty();
    }
    PredicateValue left = operand(jump.left());
    PredicateValue right = operand(jump.right());
    return left == null || right == null
        ? Optional.empty()
        : Optional.of(new Formula.Compare(jump.relation(), left, right));
  }

  private Optional<Formula> absence(If jump) {
    Local local = jump.left() instanceof Stack stack ? references.get(stack.index()) : null;
    return local == null ? Optional.empty() : Optional.of(Formula.absence(jump.relation(), local));
  }
}
