package dev.waymark.path.state;

import dev.waymark.path.PathValue;
import dev.waymark.path.number.Claim;
import dev.waymark.path.number.NumberOperations;
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
public record CheckedSizes(int checked, boolean hasFailed) {
  public static CheckedSizes from(@Nullable CheckedSizes known) {
    return known == null ? new CheckedSizes(0, false) : known;
  }

  /** This after the next length was looked at. */
  public CheckedSizes after(boolean isNegative) {
    return new CheckedSizes(checked + 1, hasFailed || isNegative);
  }

  /** Goes over lengths that constants decide, to the next one that is a choice, or the end. */
  public CheckedSizes skip(List<PathValue.Numeric> lengths, NumberOperations arithmetic) {
    CheckedSizes at = this;
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
  public Claim passes(List<PathValue.Numeric> lengths, NumberOperations arithmetic) {
    return arithmetic.compare(Relation.GE, lengths.get(checked), arithmetic.constant(0));
  }
}
