package dev.waymark.library.regex;

import dev.waymark.library.number.Flags;
import dev.waymark.library.text.CodePoints;
import dev.waymark.probe.Symbolic;
import dev.waymark.probe.regex.Automaton;
import dev.waymark.probe.regex.Steps;

/**
 * What an automaton says of a text: computed, not decided, with a number 1 or 0 for each state that
 * says whether it is the one after so many characters.
 */
final class Acceptance {
  /** More moves than these in all are too many for one condition. */
  private static final int MOST_MOVES = 4000;

  private static final int LAST = Character.MAX_VALUE;

  private final Automaton automaton;

  private Acceptance(Automaton automaton) {
    this.automaton = automaton;
  }

  /**
   * 1 if the automaton accepts {@code text}, of which the length is fixed, else 0; {@link
   * Automaton#NONE} if that is too much to say.
   */
  static int of(Automaton automaton, char[] text, int length) {
    Steps steps = automaton.steps(length);
    if (steps.count() > MOST_MOVES) {
      return Automaton.NONE;
    }
    return steps.arePossible() ? new Acceptance(automaton).along(steps, text, length) : 0;
  }

  private int along(Steps steps, char[] text, int length) {
    int[] now = new int[automaton.size()];
    now[0] = 1;
    for (int i = 0; i < length; i++) {
      now = after(now, text[i], steps.at(i));
    }
    int accepted = 0;
    for (int each : now) {
      accepted |= each;
    }
    return accepted;
  }

  /** The states after a character; each test that it needs is computed once. */
  private int[] after(int[] now, char c, int[] moves) {
    int[] tests = new int[automaton.tests()];
    boolean[] isDone = new boolean[tests.length];
    int[] next = new int[now.length];
    for (int i = 0; i < moves.length; i += Steps.WIDTH) {
      int flag = now[moves[i]];
      if (!isNever(flag)) {
        int test = moves[i + 2];
        if (!isDone[test]) {
          tests[test] = passes(c, automaton.bounds(test), automaton.isNegated(test));
          isDone[test] = true;
        }
        next[moves[i + 1]] |= flag & tests[test];
      }
    }
    return next;
  }

  /** Whether the flag is 0 for all inputs. */
  private static boolean isNever(int flag) {
    return !Symbolic.isSymbolic(flag) && flag == 0;
  }

  private static int passes(char c, int[] bounds, boolean isNegated) {
    int flag = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      flag |= isIn(c, bounds[i], bounds[i + 1]);
    }
    return isNegated ? Flags.not(flag) : flag;
  }

  private static int isIn(char c, int first, int last) {
    if (first == last) {
      return Symbolic.equal(c, first);
    }
    if (first == 0) {
      return Flags.not(Flags.less(last, c));
    }
    return last == LAST ? Flags.not(Flags.less(c, first)) : CodePoints.isBetween(c, first, last);
  }
}
