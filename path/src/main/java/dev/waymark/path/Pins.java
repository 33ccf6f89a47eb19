package dev.waymark.path;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Where a path can only go on once it is known which element of an array is meant: references are
 * not terms. Such a place is a choice without being a branch.
 */
final class Pins {
  private static final int MOST_ELEMENTS = 64;

  private final Expressions expressions;
  private final Arithmetic arithmetic;

  Pins(Expressions expressions, Arithmetic arithmetic) {
    this.expressions = expressions;
    this.arithmetic = arithmetic;
  }

  /** For each element that {@code statement} may mean, what it needs; none if it is known. */
  List<Fact> of(Frame frame, Statement statement) {
    if (statement instanceof Assign assign && assign.value() instanceof GetElement get) {
      List<Value> elements = expressions.array(frame, get.array()).elements();
      boolean isOne = new HashSet<>(elements).size() == 1;
      return isOne ? List.of() : of(frame, get.index(), elements, elements.get(0));
    }
    if (statement instanceof PutElement put) {
      List<Value> elements = expressions.array(frame, put.array()).elements();
      return of(frame, put.index(), elements, expressions.of(frame, put.value()));
    }
    return List.of();
  }

  private List<Fact> of(Frame frame, Operand index, List<Value> elements, Value other) {
    boolean isKnown = arithmetic.intOf(expressions.number(frame, index)) != null;
    boolean areTerms =
        other instanceof Value.Numeric
            && elements.stream().allMatch(each -> each instanceof Value.Numeric);
    return isKnown || areTerms ? List.of() : facts(frame, index, elements.size());
  }

  private List<Fact> facts(Frame frame, Operand index, int count) {
    if (count > MOST_ELEMENTS) {
      throw new LostTrack("which of " + count + " elements is meant");
    }
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      facts.add(arithmetic.isAt(expressions.number(frame, index), i));
    }
    return facts;
  }
}
