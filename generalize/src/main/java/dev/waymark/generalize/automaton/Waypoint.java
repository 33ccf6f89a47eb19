package dev.waymark.generalize.automaton;

import dev.waymark.generalize.automaton.PathFrames.PathFrame;
import dev.waymark.generalize.chain.InfeasibleChain;
import dev.waymark.generalize.chain.ProtectedCells;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.record.MoveSequence;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What every path of a family has to do: execute a statement of the chain, enter a call that one of
 * them is in, or leave it. The way from one to the next stays within one call, but for calls that
 * come back.
 *
 * @param place of the move on the path that the family comes from
 * @param move the move
 * @param frame the call that is on top on the way there; null at the bottom
 * @param kept what must not change on the way
 * @param spanned what the statement itself must leave as it is
 */
record Waypoint(
    int place, Move move, @Nullable PathFrame frame, ProtectedCells kept, ProtectedCells spanned) {

  /** All of {@code chain}, in order. */
  static List<Waypoint> of(MoveSequence path, InfeasibleChain chain, PathFrames frames) {
    List<Waypoint> found = new ArrayList<>();
    PathFrame from = null;
    for (int i = 0; i < chain.places().size(); i++) {
      int place = chain.places().get(i);
      ProtectedCells kept = chain.gaps().get(i);
      PathFrame to = frames.of(path.move(place));
      for (PathFrame each : PathFrames.left(from, to)) {
        found.add(of(path, each.left(), each, kept, ProtectedCells.NONE));
      }
      for (PathFrame each : PathFrames.entered(from, to)) {
        found.add(of(path, each.entered(), each.caller(), kept, ProtectedCells.NONE));
      }
      found.add(of(path, place, to, kept, chain.spans().get(i)));
      from = to;
    }
    return found;
  }

  private static Waypoint of(
      MoveSequence path,
      int place,
      @Nullable PathFrame frame,
      ProtectedCells kept,
      ProtectedCells spanned) {
    return new Waypoint(place, path.move(place), frame, kept, spanned);
  }

  /**
   * Whether it must come at once: slots of a call have been set that is yet to be entered, and
   * another call from the same place would have slots of its own.
   */
  boolean isImmediate() {
    return frame == null || !kept.activations().stream().allMatch(frame::isWithin);
  }
}
