package dev.waymark.path;

import dev.waymark.term.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a statement of a path says.
 *
 * @param condition what holds after it
 * @param point the statement
 * @param uses the values that it reads, in the order of its operands
 * @param defines the value that it sets; null if it decides something
 */
public record Constraint(
    Term condition, Point point, List<Instance> uses, @Nullable Instance defines) {
  public Constraint {
    uses = List.copyOf(uses);
  }

  /** Whether it says which way the path goes, rather than what a value is. */
  public boolean isBranch() {
    return defines == null;
  }
}
