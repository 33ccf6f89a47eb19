package dev.waymark.probe.regex;

import java.util.ArrayList;
import java.util.List;

/** States with few moves between them, each of which takes a character that passes a test. */
public final class Automaton {
  /** There is no such number. */
  public static final int NONE = -1;

  /** A move to a state that can still accept. */
  record Move(int target, int test) {}

  private final List<List<Move>> moves = new ArrayList<>();
  private final List<CharTest> tests = new ArrayList<>();
  private final boolean[] accepting;
  private final int shortest;
  private final int longest;

  Automaton(StateTable table, Alphabet alphabet) {
    this.accepting = table.accepting;
    boolean[] useful = table.useful();
    for (int[] row : table.moves) {
      moves.add(movesOf(row, useful, alphabet));
    }
    int first = NONE;
    int last = NONE;
    boolean[] now = start();
    for (int length = 0; length <= size(); length++) {
      if (acceptsOne(now)) {
        first = first == NONE ? length : first;
        last = length;
      }
      now = after(now);
    }
    this.shortest = first;
    this.longest = useful[0] && isAny(now) ? Integer.MAX_VALUE : last;
  }

  private List<Move> movesOf(int[] row, boolean[] useful, Alphabet alphabet) {
    List<Move> found = new ArrayList<>();
    for (int target = 0; target < useful.length; target++) {
      List<Integer> bounds = new ArrayList<>();
      for (int symbol = 0; useful[target] && symbol < row.length; symbol++) {
        if (row[symbol] == target) {
          add(bounds, alphabet.first(symbol), alphabet.last(symbol));
        }
      }
      if (!bounds.isEmpty()) {
        found.add(new Move(target, number(CharTest.of(bounds))));
      }
    }
    return found;
  }

  private static void add(List<Integer> bounds, int first, int last) {
    int end = bounds.size() - 1;
    if (end >= 0 && bounds.get(end) == first - 1) {
      bounds.set(end, last);
    } else {
      bounds.add(first);
      bounds.add(last);
    }
  }

  private int number(CharTest test) {
    int known = tests.indexOf(test);
    if (known < 0) {
      tests.add(test);
    }
    return known < 0 ? tests.size() - 1 : known;
  }

  private boolean[] start() {
    boolean[] start = new boolean[size()];
    start[0] = true;
    return start;
  }

  /** The states that one character leads to. */
  boolean[] after(boolean[] now) {
    boolean[] next = new boolean[now.length];
    for (int i = 0; i < now.length; i++) {
      if (now[i]) {
        moves.get(i).forEach(move -> next[move.target()] = true);
      }
    }
    return next;
  }

  /** The states from which one character leads to some of {@code then}. */
  boolean[] before(boolean[] then) {
    boolean[] now = new boolean[then.length];
    for (int i = 0; i < now.length; i++) {
      for (Move move : moves.get(i)) {
        now[i] |= then[move.target()];
      }
    }
    return now;
  }

  private boolean acceptsOne(boolean[] states) {
    boolean isAccepted = false;
    for (int i = 0; i < states.length; i++) {
      isAccepted |= states[i] && accepting[i];
    }
    return isAccepted;
  }

  private static boolean isAny(boolean[] states) {
    boolean isAny = false;
    for (boolean each : states) {
      isAny |= each;
    }
    return isAny;
  }

  /** How many states there are, of which 0 is the first. */
  public int size() {
    return accepting.length;
  }

  /** Those that accept at the end. */
  boolean[] accepting() {
    return accepting.clone();
  }

  List<Move> moves(int state) {
    return moves.get(state);
  }

  /** How many tests of characters there are. */
  public int tests() {
    return tests.size();
  }

  /** The first and the last character of each range of a test. */
  public int[] bounds(int test) {
    return tests.get(test).bounds().stream().mapToInt(Integer::intValue).toArray();
  }

  /** Whether characters outside the ranges pass a test. */
  public boolean isNegated(int test) {
    return tests.get(test).isNegated();
  }

  /** What it does with a text of this length. */
  public Steps steps(int length) {
    return new Steps(this, length);
  }

  /** How many characters it takes at least; {@link #NONE} if it accepts nothing. */
  public int shortest() {
    return shortest;
  }

  /** How many characters it takes at most. */
  public int longest() {
    return longest;
  }

  /** Whether it accepts whatever there is. */
  public boolean acceptsAll() {
    return size() == 1 && accepting[0];
  }
}
