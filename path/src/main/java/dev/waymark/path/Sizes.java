package dev.waymark.path;

import dev.waymark.program.ir.Relation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lengths of a new array of arrays, which are looked at one after the other, all of them: each
 * is a choice of its own where it depends on the input.
 *
 * @param checked how many lengths were looked at
 * @param hasFailed whether one of these was negative
 */
record Sizes(int checked, boolean hasFailed) {
  static Sizes from(@Nullable Sizes known) {
    return known == null ? new Sizes(0, false) : known;
  }

  /** This after the next length was looked at. */
  Sizes after(boolean isNegative) {
    return new Sizes(checked + 1, hasFailed || isNegative);
  }

  /** Goes over lengths that constants decide, to the next one that is a choice, or the end. */
  Sizes skip(List<Value.Numeric> lengths, Arithmetic arithmetic) {
    Sizes at = this;
    while (at.checked < lengths.size()) {
      Integer length = arithmetic.intOf(lengths.get(at.checked));
      if (length == null) {
        return at;
      }
      at = at.after(length < 0);
    }
    return at;
  }

  /** What the next length must be: not negative. */
  Fact passes(List<Value.Numeric> lengths, Arithmetic arithmetic) {
    return arithmetic.compare(Relation.GE, lengths.get(checked), arithmetic.constant(0));
  }
}
