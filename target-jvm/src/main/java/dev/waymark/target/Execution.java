package dev.waymark.target;

import dev.waymark.target.wire.Outcome;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What became of one run.
 *
 * @param wanted what was asked for
 * @param input what was run, with what the code has drawn
 * @param path the symbolic branches in order
 * @param covered the numbers of all outcomes of branches that happened, symbolic or not
 * @param visits what was found at places with labels, in order
 * @param wholePath all branches in order, with entries and exits of methods; empty if not wanted
 * @param losses why the path does not tell all there is to know; empty if it does
 */
public record Execution(
    Input wanted,
    Input input,
    Outcome outcome,
    List<Step> path,
    BitSet covered,
    List<Visit> visits,
    Optional<WholePath> wholePath,
    Set<Loss> losses) {
  /** What became of a run whose whole path nobody wanted. */
  public Execution(
      Input wanted,
      Input input,
      Outcome outcome,
      List<Step> path,
      BitSet covered,
      List<Visit> visits,
      Set<Loss> losses) {
    this(wanted, input, outcome, path, covered, visits, Optional.empty(), losses);
  }

  public Execution {
    path = List.copyOf(path);
    visits = List.copyOf(visits);
  }

  /** This execution, its path seen in another way. */
  public Execution along(List<Step> other) {
    return new Execution(wanted, input, outcome, other, covered, visits, wholePath, losses);
  }

  /** This execution with its whole path. */
  Execution with(WholePath whole) {
    return new Execution(wanted, input, outcome, path, covered, visits, Optional.of(whole), losses);
  }

  /** Whether the input is one that the code is made for. */
  public boolean isAdmitted() {
    return outcome.sort() != Outcome.Sort.REJECTED;
  }

  /** Whether the conditions of the path determine all that happened. */
  public boolean isComplete() {
    return losses.isEmpty();
  }

  /** Whether {@code other} took the same branches and ended alike. */
  public boolean isLike(Execution other) {
    return outcome.sort() == other.outcome.sort()
        && outcome.failure().place().equals(other.outcome.failure().place())
        && covered.equals(other.covered)
        && path.size() == other.path.size()
        && IntStream.range(0, path.size()).allMatch(i -> path.get(i).isLike(other.path.get(i)));
  }
}
