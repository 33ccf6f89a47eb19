package dev.waymark.probe.regex;

import java.util.ArrayList;
import java.util.List;

/** The moves of an automaton over a text of some length that can be part of a way to accept it. */
public final class Steps {
  /** How many numbers stand for a move: a state, the state it leads to, and a test. */
  public static final int WIDTH = 3;

  private final int[][] moves;
  private final boolean arePossible;
  private int count;

  Steps(Automaton automaton, int length) {
    boolean[][] open = new boolean[length + 1][];
    open[length] = automaton.accepting();
    for (int i = length; i > 0; i--) {
      open[i - 1] = automaton.before(open[i]);
    }
    this.arePossible = open[0][0];
    this.moves = new int[length][];
    boolean[] reached = new boolean[automaton.size()];
    reached[0] = true;
    for (int i = 0; i < length; i++) {
      for (int state = 0; state < reached.length; state++) {
        reached[state] &= open[i][state];
      }
      moves[i] = moves(automaton, reached, open[i + 1]);
      reached = automaton.after(reached);
    }
  }

  private int[] moves(Automaton automaton, boolean[] from, boolean[] to) {
    List<Integer> found = new ArrayList<>();
    for (int state = 0; state < from.length; state++) {
      for (Automaton.Move move : automaton.moves(state)) {
        if (from[state] && to[move.target()]) {
          found.addAll(List.of(state, move.target(), move.test()));
          count++;
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Whether some text of this length is accepted. */
  public boolean arePossible() {
    return arePossible;
  }

  /** How many moves there are. */
  public int count() {
    return count;
  }

  /** The moves that the character at a place may make, {@link #WIDTH} numbers for each. */
  public int[] at(int place) {
    return moves[place].clone();
  }
}
