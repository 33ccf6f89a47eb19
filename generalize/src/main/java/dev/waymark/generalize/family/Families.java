package dev.waymark.generalize.family;

import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.automaton.Reach;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The union of families, determinized as far as paths are read. A path carries a state along, and
 * whether one more letter makes it infeasible is one lookup, after the first time. Behind {@link
 * #REFUTED} nothing is read, and {@link #HOPELESS} is where no family is left.
 *
 * <p>Holds at most so many states. When there are more, the oldest families are given up. Whenever
 * families change, all states are new: whoever holds one reads its path again. Not thread-safe.
 */
public final class Families {
  /** The state of a path that is infeasible. */
  public static final int REFUTED = 0;

  /** The state of a path that no family recognizes, however it goes on. */
  public static final int HOPELESS = 1;

  private static final int UNKNOWN = -1;

  private final int mostStates;
  private final List<Member> members = new ArrayList<>();
  private final Map<Content, Integer> numbers = new HashMap<>();
  private final List<Content> contents = new ArrayList<>();
  private final List<LetterMap> transitions = new ArrayList<>();
  private final Map<Integer, Integer> starts = new HashMap<>();
  private int epoch;
  private int givenUp;

  /** A family of paths of inputs of one shape, or of all. */
  private record Member(PathAutomaton automaton, int shape) {}

  public Families(int mostStates) {
    this.mostStates = mostStates;
    forget();
  }

  private void forget() {
    numbers.clear();
    contents.clear();
    transitions.clear();
    starts.clear();
    add(new Content(new long[] {Long.MAX_VALUE})); // which nothing leads out of
    add(new Content(new long[0]));
    epoch++;
  }

  /** Adds a family that comes from an input of {@code shape}. */
  public void add(PathAutomaton automaton, int shape) {
    members.add(new Member(automaton, shape));
    forget();
  }

  /** Changes with the families: states of other epochs are not to be used. */
  public int epoch() {
    return epoch;
  }

  /** How many families there are. */
  public int size() {
    return members.size();
  }

  /** How many families were given up for want of memory. */
  public int givenUp() {
    return givenUp;
  }

  /** How many states there are by now. */
  public int states() {
    return contents.size();
  }

  /** The state of the empty path of an input of {@code shape}. */
  public int start(int shape) {
    Integer known = starts.get(shape);
    if (known == null) {
      long[] pairs = new long[members.size()];
      int count = 0;
      for (int i = 0; i < members.size(); i++) {
        if (members.get(i).automaton().reach() == Reach.ALL || members.get(i).shape() == shape) {
          pairs[count++] = pair(i, 0);
        }
      }
      known = number(new Content(Arrays.copyOf(pairs, count)));
      starts.put(shape, known);
    }
    return known;
  }

  private static long pair(int member, int node) {
    return ((long) member << Integer.SIZE) | node;
  }

  /** Where {@code letter} leads from {@code state}. */
  public int next(int state, int letter) {
    int known = transitions.get(state).get(letter, UNKNOWN);
    return known == UNKNOWN ? find(state, letter) : known;
  }

  private int find(int state, int letter) {
    TreeSet<Long> next = new TreeSet<>();
    boolean isRefuted = state == REFUTED;
    for (long pair : state == REFUTED ? new long[0] : contents.get(state).pairs()) {
      int member = (int) (pair >>> Integer.SIZE);
      PathAutomaton automaton = members.get(member).automaton();
      automaton.step((int) pair, letter, node -> next.add(pair(member, node)));
      isRefuted |= next.contains(pair(member, automaton.accepting()));
    }
    long[] pairs = next.stream().mapToLong(Long::longValue).toArray();
    int found = isRefuted ? REFUTED : number(new Content(pairs));
    transitions.get(state).put(letter, found);
    return found;
  }

  private int number(Content content) {
    Integer known = numbers.get(content);
    return known == null ? add(content) : known;
  }

  private int add(Content content) {
    int number = contents.size();
    numbers.put(content, number);
    contents.add(content);
    transitions.add(new LetterMap());
    return number;
  }

  /**
   * Makes room if there are too many states, by giving up the older half of the families; says
   * whether that was needed.
   */
  public boolean shrink() {
    if (contents.size() <= mostStates) {
      return false;
    }
    int dropped = (members.size() + 1) / 2;
    members.subList(0, dropped).clear();
    givenUp += dropped;
    forget();
    return true;
  }

  /** Whether a path of an input of {@code shape}, read from its beginning, is recognized. */
  public boolean recognize(int[] word, int shape) {
    int state = start(shape);
    for (int i = 0; i < word.length && state != REFUTED && state != HOPELESS; i++) {
      state = next(state, word[i]);
    }
    return state == REFUTED;
  }
}
