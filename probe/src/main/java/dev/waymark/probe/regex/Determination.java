package dev.waymark.probe.regex;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes states that stand for sets of those of an {@link Nfa}, so that each character leads from
 * one to one. They are over characters, not code points: after the first half of a pair, a second
 * half changes nothing.
 */
final class Determination {
  private static final int MOST_STATES = 250;

  private final Nfa nfa;
  private final Alphabet alphabet;

  /** The bit that says that the last character was the first half of a pair. */
  private final int half;

  /** The bit that says that the last character was a carriage return. */
  private final int carriage;

  private final Map<BitSet, Integer> numbers = new HashMap<>();
  private final List<BitSet> found = new ArrayList<>();

  private Determination(Nfa nfa, Alphabet alphabet) {
    this.nfa = nfa;
    this.alphabet = alphabet;
    this.half = nfa.size();
    this.carriage = half + 1;
  }

  /** The smallest table that does what {@code nfa} does. */
  static StateTable of(Nfa nfa, Alphabet alphabet) {
    return new Determination(nfa, alphabet).table().minimal();
  }

  private StateTable table() {
    number(nfa.first());
    List<int[]> moves = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      int[] row = new int[alphabet.size()];
      for (int symbol = 0; symbol < row.length; symbol++) {
        row[symbol] = number(after(found.get(i), alphabet.first(symbol)));
      }
      moves.add(row);
    }
    boolean[] accepting = new boolean[found.size()];
    for (int i = 0; i < accepting.length; i++) {
      accepting[i] = nfa.mayEnd(found.get(i));
    }
    return new StateTable(moves.toArray(new int[0][]), accepting);
  }

  private int number(BitSet states) {
    Integer known = numbers.get(states);
    if (known != null) {
      return known;
    }
    if (found.size() >= MOST_STATES) {
      throw new UnknownRegexException("an expression of many states");
    }
    numbers.put(states, found.size());
    found.add(states);
    return found.size() - 1;
  }

  private BitSet after(BitSet now, int character) {
    BitSet next;
    if (now.get(half) && Character.isLowSurrogate((char) character)) {
      next = (BitSet) now.clone();
      next.clear(half);
      return next;
    }
    next = (BitSet) nfa.after(now, character, now.get(carriage)).clone();
    next.clear(half);
    next.clear(carriage);
    if (!next.isEmpty() && !nfa.isDecided(next)) {
      next.set(half, Character.isHighSurrogate((char) character));
      next.set(carriage, nfa.hasGuard() && character == '\r');
    }
    return next;
  }
}
