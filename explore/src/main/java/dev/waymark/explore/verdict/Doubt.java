package dev.waymark.explore.verdict;

import java.util.Comparator;

/**
 * Why something that was not seen may yet exist.
 *
 * @param reason for people, in a few words
 */
public record Doubt(Kind kind, String reason) implements Comparable<Doubt> {
  private static final Comparator<Doubt> ORDER =
      Comparator.comparing(Doubt::kind).thenComparing(Doubt::reason);

  /** Where doubts come from; those that tell most come first: what happened, then what might. */
  public enum Kind {
    /** A run was lost, stopped, refused, or not the one that was solved for. */
    RUN,
    /** A run took it, but no test that was written does. */
    TEST,
    /** What a run did is not known in full. */
    PRECISION,
    /** A solver gave no answer, or two gave different ones. */
    SOLVER,
    /** It was not tried: a budget was used up, or somebody interrupted. */
    UNTRIED,
    /** Inputs are not made in every state, of every class, or from the same objects. */
    STATES,
    /** Not all that leads there was explored. */
    CALLERS,
    /** The code may do something else the next time, or depends on more than its inputs. */
    CODE,
    /** Errors of the virtual machine can occur anywhere. */
    VIRTUAL_MACHINE
  }

  @Override
  public int compareTo(Doubt other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return reason;
  }
}
