package dev.waymark.path.walk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.statement.ExpressionValues;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a path can only go on once it is known which element of an array is meant: references are
 * not terms. Such a place is a choice without being a branch.
 */
final class ElementPins {
  private static final int MOST_ELEMENTS = 64;

  private final ExpressionValues expressions;
  private final NumberOperations arithmetic;

  ElementPins(ExpressionValues expressions, NumberOperations arithmetic) {
    this.expressions = expressions;
    this.arithmetic = arithmetic;
  }

  /** For each element that {@code statement} may mean, what it needs; none if it is known. */
  List<Claim> of(CallFrame frame, Statement statement) {
    if (statement instanceof Assign assign && assign.value() instanceof GetElement get) {
      return of(frame, get.array(), get.index(), null);
    }
    return statement instanceof PutElement put
        ? of(frame, put.array(), put.index(), expressions.of(frame, put.value()))
        : List.of();
  }

  private List<Claim> of(
      CallFrame frame, Operand array, Operand index, @Nullable PathValue written) {
    if (arithmetic.intOf(expressions.number(frame, index)) != null) {
      return List.of();
    }
    expressions.prepare(expressions.reference(frame, array), null);
    List<PathValue> all = new ArrayList<>(expressions.array(frame, array).elements());
    int count = all.size();
    if (written != null) {
      all.add(written);
    }
    boolean areTerms = all.stream().allMatch(each -> each instanceof PathValue.Numeric);
    boolean areOne = all.stream().allMatch(all.get(0)::equals);
    return areTerms || areOne ? List.of() : facts(frame, index, count);
  }

  private List<Claim> facts(CallFrame frame, Operand index, int count) {
    if (count > MOST_ELEMENTS) {
      throw new LostTrack("which of " + count + " elements is meant");
    }
    List<Claim> facts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      facts.add(arithmetic.isAt(expressions.number(frame, index), i));
    }
    return facts;
  }
}
