package dev.waymark.explore.untried;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a method does with the array in a private static field: reads its elements and its length,
 * or, if it is the initializer, makes and fills it. Anything that is not plain to see counts as
 * something else.
 */
final class TableUse {
  private final List<Statement> statements;
  private final FieldRef table;
  private final boolean isInitializer;
  private final Set<Variable> copies = new LinkedHashSet<>();

  TableUse(MethodModel method, FieldRef table) {
    this.statements = method.code().statements();
    this.table = table;
    this.isInitializer =
        method.name().equals("<clinit>") && method.ref().owner().equals(table.owner());
  }

  /** Whether nobody can have another reference to the array because of this method. */
  boolean isReading() {
    for (int i = 0; i < statements.size(); i++) {
      Statement statement = statements.get(i);
      if (statement instanceof Assign assign && isTable(assign.value())) {
        if (!isKept(assign.target(), i + 1)) {
          return false;
        }
      } else if (statement instanceof PutStatic put && put.field().equals(table)) {
        if (!isInitializer || !(put.value() instanceof Variable made) || !isFresh(made, i)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isTable(Expression value) {
    return value instanceof GetStatic get && get.field().equals(table);
  }

  /** Whether {@code array} is used for nothing else from {@code from} until it is overwritten. */
  private boolean isKept(Variable array, int from) {
    for (int i = from; i < statements.size(); i++) {
      Statement statement = statements.get(i);
      if (!isHarmless(statement, Set.of(array))) {
        return false;
      }
      if (statement instanceof Assign assign) {
        if (assign.value().equals(array) && !isKept(assign.target())) {
          return false;
        }
        if (isSlot(assign.target(), array)) {
          return true;
        }
      } else if (statement instanceof PutElement put && put.array().equals(array)) {
        return true; // it was on the stack, and is there no more
      }
    }
    return false;
  }

  /** Whether a copy is one in a local variable, and is used for nothing else there. */
  private boolean isKept(Variable copy) {
    if (!(copy instanceof Local) || !copies.add(copy)) {
      return copy instanceof Local;
    }
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Assign assign
          && assign.value().equals(copy)
          && !isKept(assign.target(), i + 1)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSlot(Operand operand, Variable variable) {
    return operand instanceof Variable other
        && other.index() == variable.index()
        && other.getClass() == variable.getClass();
  }

  /** Whether the array that the table gets at {@code end} was made before, and only filled. */
  private boolean isFresh(Variable array, int end) {
    int start = end - 1;
    while (start >= 0 && !isMade(statements.get(start), array)) {
      start--;
    }
    Set<Operand> names = new LinkedHashSet<>(Set.of(array));
    for (int i = start + 1; i < end; i++) {
      Statement statement = statements.get(i);
      if (!isHarmless(statement, names)) {
        return false;
      }
      if (statement instanceof Assign assign) {
        boolean isCopy = names.contains(assign.value());
        names.removeIf(each -> isSlot(each, assign.target()));
        if (isCopy) {
          names.add(assign.target());
        }
      }
    }
    return start >= 0 && names.contains(array) && names.stream().noneMatch(Local.class::isInstance);
  }

  private static boolean isMade(Statement statement, Variable array) {
    return statement instanceof Assign assign
        && assign.target().equals(array)
        && assign.value() instanceof NewArray;
  }

  /** Whether {@code statement} only reads or fills the array of that many names, and goes on. */
  private boolean isHarmless(Statement statement, Set<? extends Operand> names) {
    if (statement instanceof Assign assign) {
      return !(assign.value() instanceof Cast cast) || !names.contains(cast.object());
    }
    if (statement instanceof Call call) {
      return call.arguments().stream().noneMatch(names::contains);
    }
    if (statement instanceof PutElement put) {
      return !names.contains(put.value()) && (isInitializer || !names.contains(put.array()));
    }
    if (statement instanceof If jump) {
      return !names.contains(jump.left()) || jump.right() instanceof NullConstant;
    }
    return statement instanceof Check;
  }
}
