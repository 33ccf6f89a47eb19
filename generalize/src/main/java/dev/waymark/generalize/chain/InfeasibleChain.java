package dev.waymark.generalize.chain;

import dev.waymark.path.Cell;
import java.util.List;
import java.util.Set;

/**
 * Statements of a path and what must not change between them: every path that executes them with
 * the same outcomes, and keeps that, is infeasible.
 *
 * @param places of the statements among the moves of the path, ascending; the beginning of the path
 *     is before all of them
 * @param gaps for each place, what must not change on the way there, from the one before it or from
 *     the beginning
 * @param spans for each place, what the statement itself must leave as it is
 * @param dependencies between places, {@link #BEGINNING} included
 * @param isOfShape whether it holds for inputs of the same shape only
 */
public record InfeasibleChain(
    List<Integer> places,
    List<ProtectedCells> gaps,
    List<ProtectedCells> spans,
    List<Dependency> dependencies,
    boolean isOfShape) {
  /** The place before all moves. */
  public static final int BEGINNING = -1;

  /**
   * Two statements that meet in cells that must not change between them.
   *
   * @param from the place of the earlier one
   */
  public record Dependency(int from, int to, Set<Cell> cells) {}

  public InfeasibleChain {
    places = List.copyOf(places);
    gaps = List.copyOf(gaps);
    spans = List.copyOf(spans);
    dependencies = List.copyOf(dependencies);
  }
}
