package dev.waymark.generalize.automaton;

import dev.waymark.generalize.word.Symbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A family of infeasible partial paths as an automaton: every path of the program with a beginning
 * that it accepts is infeasible. Nodes are numbers from 0, where it begins; it is not
 * deterministic. Immutable.
 */
public final class PathAutomaton {
  static final int NO_LEVEL = Integer.MAX_VALUE;

  private final Symbols symbols;
  private final Reach reach;
  private final int[][] letters;
  private final int[][] targets;
  private final int[] levels;
  private final int accepting;

  private PathAutomaton(
      Symbols symbols, Reach reach, int[][] letters, int[][] targets, int[] levels, int accepting) {
    this.symbols = symbols;
    this.reach = reach;
    this.letters = letters;
    this.targets = targets;
    this.levels = levels;
    this.accepting = accepting;
  }

  public Symbols symbols() {
    return symbols;
  }

  /** Which inputs it is about. */
  public Reach reach() {
    return reach;
  }

  public int size() {
    return letters.length;
  }

  /** The node at which a beginning of the path has been recognized; no edge leaves it. */
  public int accepting() {
    return accepting;
  }

  /** The letters on the edges that leave {@code node}. */
  public int[] letters(int node) {
    return letters[node].clone();
  }

  /** Where the edges lead that leave {@code node}, in the order of their letters. */
  public int[] targets(int node) {
    return targets[node].clone();
  }

  /** The level of the call that {@code node} is passed over in; a great number if it is in none. */
  public int level(int node) {
    return levels[node];
  }

  /** Tells {@code targets} where {@code letter} leads from {@code node}. */
  public void step(int node, int letter, IntConsumer found) {
    int general = symbols.general(letter);
    int[] row = letters[node];
    for (int i = 0; i < row.length; i++) {
      if (row[i] == letter || row[i] == general) {
        found.accept(targets[node][i]);
      }
    }
    if (passes(node, letter)) {
      found.accept(node);
    }
  }

  /** Whether whatever a call does leads back to {@code node}, until it is over. */
  public boolean passesCalls(int node) {
    return levels[node] != NO_LEVEL;
  }

  /** Whether {@code node} is within a call that goes on with {@code letter}. */
  public boolean passes(int node, int letter) {
    int inside = levels[node];
    return inside != NO_LEVEL && symbols.level(letter) > inside && !ends(node, letter);
  }

  private boolean ends(int node, int letter) {
    int general = symbols.general(letter);
    for (int each : letters[node]) {
      if (each == letter || each == general) {
        return true;
      }
    }
    return false;
  }

  /** Whether it recognizes a beginning of {@code word}. */
  public boolean accepts(int[] word) {
    BitSet now = new BitSet();
    now.set(0);
    for (int letter : word) {
      BitSet next = new BitSet();
      for (int node = now.nextSetBit(0); node >= 0; node = now.nextSetBit(node + 1)) {
        step(node, letter, next::set);
      }
      if (next.get(accepting)) {
        return true;
      }
      now = next;
    }
    return now.get(accepting);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size(); i++) {
      text.append(i).append(i == accepting ? " accepts" : "").append(':');
      for (int k = 0; k < letters[i].length; k++) {
        text.append(' ').append(symbols.get(letters[i][k])).append("->").append(targets[i][k]);
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** Takes nodes in order, each followed by the edges that leave it. */
  public static final class Builder {
    private final Symbols symbols;
    private final Reach reach;
    private final List<int[]> letters = new ArrayList<>();
    private final List<int[]> targets = new ArrayList<>();
    private final List<Integer> levels = new ArrayList<>();
    private int[] letter = new int[8];
    private int[] target = new int[8];
    private int count;

    public Builder(Symbols symbols, Reach reach) {
      this.symbols = symbols;
      this.reach = reach;
    }

    /** The next node; within calls made at {@code level}, or in none. */
    public void node(int level) {
      close();
      levels.add(level);
    }

    /** An edge that leaves the last node. */
    public void edge(int by, int to) {
      for (int i = 0; i < count; i++) {
        if (letter[i] == by && target[i] == to) {
          return;
        }
      }
      if (count == letter.length) {
        letter = Arrays.copyOf(letter, 2 * count);
        target = Arrays.copyOf(target, 2 * count);
      }
      letter[count] = by;
      target[count++] = to;
    }

    private void close() {
      if (!levels.isEmpty()) {
        letters.add(Arrays.copyOf(letter, count));
        targets.add(Arrays.copyOf(target, count));
      }
      count = 0;
    }

    public PathAutomaton build(int accepting) {
      close();
      int[] inside = levels.stream().mapToInt(Integer::intValue).toArray();
      return new PathAutomaton(
          symbols,
          reach,
          letters.toArray(int[][]::new),
          targets.toArray(int[][]::new),
          inside,
          accepting);
    }
  }
}
