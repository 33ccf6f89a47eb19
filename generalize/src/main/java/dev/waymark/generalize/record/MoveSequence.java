package dev.waymark.generalize.record;

import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Occurrence;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The moves of a partial path, the branch that was chosen last at the end. */
public final class MoveSequence {
  private final List<Move> moves;
  private final Map<Occurrence, Integer> places = new HashMap<>();

  public MoveSequence(List<Move> moves) {
    this.moves = List.copyOf(moves);
    for (int i = 0; i < moves.size(); i++) {
      Occurrence occurrence = moves.get(i).occurrence();
      if (occurrence != null) {
        places.put(occurrence, i);
      }
    }
  }

  public List<Move> moves() {
    return moves;
  }

  public int last() {
    return moves.size() - 1;
  }

  /** The place of an execution among the moves; -1 if it is none of this path's. */
  public int placeOf(Occurrence occurrence) {
    return places.getOrDefault(occurrence, -1);
  }

  /** Whether the move at {@code place} is read; the last one always is. */
  public boolean isRead(int place, Alphabet alphabet) {
    Move move = moves.get(place);
    return place == last()
        || !move.isStatement()
        || alphabet.includes(move.method().code().statement(move.statement()), move.outcome());
  }

  /** The path as a word. */
  public int[] word(Alphabet alphabet, Symbols symbols) {
    int[] word = new int[moves.size()];
    int length = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (isRead(i, alphabet)) {
        word[length++] = symbols.of(moves.get(i).symbol());
      }
    }
    return java.util.Arrays.copyOf(word, length);
  }

  /** The move at {@code place}. */
  public Move move(int place) {
    return moves.get(place);
  }

  /** The letter of the move at {@code place}. */
  public PathSymbol symbol(int place) {
    return moves.get(place).symbol();
  }
}
