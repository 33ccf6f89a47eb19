package dev.waymark.generalize.reason;

import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.path.Activation;
import dev.waymark.path.Occurrence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What each call of a path has executed, in order. */
final class ExecutedStatements {
  private final Map<Activation, List<Move>> byCall = new HashMap<>();
  private final Map<Occurrence, Integer> places = new HashMap<>();

  ExecutedStatements(MoveSequence path) {
    Map<Integer, List<Move>> byFrame = new HashMap<>();
    for (Move move : path.moves()) {
      if (move.isStatement() || move.kind() == PathSymbol.Kind.CAUGHT) {
        List<Move> moves = byFrame.computeIfAbsent(move.frame(), key -> new ArrayList<>());
        moves.add(move);
        Occurrence occurrence = move.occurrence();
        if (occurrence != null) {
          byCall.put(occurrence.activation(), moves);
          places.put(occurrence, moves.size() - 1);
        }
      }
    }
  }

  /** What {@code call} has executed, and which exceptions it has caught. */
  List<Move> of(Activation call) {
    return byCall.getOrDefault(call, List.of());
  }

  /** The place of {@code occurrence} in its call; -1 if it is not on the path. */
  int place(Occurrence occurrence) {
    return places.getOrDefault(occurrence, -1);
  }
}
