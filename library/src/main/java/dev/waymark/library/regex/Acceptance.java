package dev.waymark.library.regex;

import dev.waymark.probe.Symbolic;

/**
 * What an automaton says of a text: computed, not decided, with a number 1 or 0 for each state that
 * says whether it is the one after so many characters.
 */
final class Acceptance {
  /** More moves than these in all are too many for one condition. */
  static final int MOST_MOVES = 4000;

  private final Automaton automaton;

  /** By place, the states that are reached there and can still accept when the text ends. */
  private final boolean[][] open;

  Acceptance(Automaton automaton, int length) {
    this.automaton = automaton;
    this.open = new boolean[length + 1][];
    open[length] = automaton.accepting();
    for (int i = length; i > 0; i--) {
      open[i - 1] = automaton.before(open[i]);
    }
    boolean[] reached = new boolean[automaton.size()];
    reached[0] = true;
    for (int i = 0; i <= length; i++) {
      for (int state = 0; state < reached.length; state++) {
        open[i][state] &= reached[state];
      }
      reached = automaton.after(open[i]);
    }
  }

  /** How many moves there are to compute. */
  int moves() {
    int count = 0;
    for (int i = 0; i + 1 < open.length; i++) {
      for (int state = 0; state < open[i].length; state++) {
        for (Automaton.Move move : automaton.moves(state)) {
          count += open[i][state] && open[i + 1][move.target()] ? 1 : 0;
        }
      }
    }
    return count;
  }

  /** 1 if it accepts {@code text}, else 0. */
  int of(char[] text) {
    int[] now = new int[automaton.size()];
    now[0] = open[0][0] ? 1 : 0;
    for (int i = 0; i < text.length; i++) {
      now = after(now, text[i], open[i + 1]);
    }
    int accepted = 0;
    for (int each : now) {
      accepted |= each;
    }
    return accepted;
  }

  private int[] after(int[] now, char c, boolean[] wanted) {
    int[] tests = new int[automaton.tests().size()];
    boolean[] isDone = new boolean[tests.length];
    int[] next = new int[now.length];
    for (int state = 0; state < now.length; state++) {
      if (!isNever(now[state])) {
        for (Automaton.Move move : automaton.moves(state)) {
          int test = move.test();
          if (wanted[move.target()]) {
            if (!isDone[test]) {
              tests[test] = automaton.tests().get(test).flag(c);
              isDone[test] = true;
            }
            next[move.target()] |= now[state] & tests[test];
          }
        }
      }
    }
    return next;
  }

  /** Whether the flag is 0 for all inputs. */
  private static boolean isNever(int flag) {
    return !Symbolic.isSymbolic(flag) && flag == 0;
  }
}
