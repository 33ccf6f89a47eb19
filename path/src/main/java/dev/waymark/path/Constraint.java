package dev.waymark.path;

import dev.waymark.term.Term;
import java.util.List;

/**
 * What one execution of a statement says, in terms of what it uses and defines. It holds on every
 * path on which the statement is executed and the instances it uses are what it reads; where it
 * rests on which objects are meant, or on values that are constants on this path, that is a
 * condition in front of it.
 *
 * @param condition what holds after it; over the inputs alone where names are substituted
 * @param occurrence the execution
 * @param index how many statements were executed before on this path
 * @param origin why it holds
 * @param uses the instances that it reads, in the order in which they are read
 * @param defines the instances that it sets
 */
public record Constraint(
    Term condition,
    Occurrence occurrence,
    int index,
    Origin origin,
    List<Instance> uses,
    List<Instance> defines) {
  public Constraint {
    uses = List.copyOf(uses);
    defines = List.copyOf(defines);
  }

  /** Why a constraint holds. */
  public enum Origin {
    /** The input was chosen so: its shape, its objects, which of them are the same one. */
    INPUT,
    /** A statement sets something. */
    DEFINITION,
    /** The path goes this way. */
    BRANCH,
    /** A statement reads something, and nothing follows that could be said. */
    USE
  }

  /** Whether it says which way the path goes, rather than what a value is. */
  public boolean isBranch() {
    return origin == Origin.BRANCH;
  }
}
