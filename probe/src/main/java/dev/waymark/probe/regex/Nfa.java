package dev.waymark.probe.regex;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression as states with moves between them, some of which take a code point. */
final class Nfa {
  /** Larger ones are not worth their time. */
  static final int MOST_STATES = 500;

  /** Here the expression has matched. */
  private static final int MATCHED = 0;

  private static final CharSet NEWLINE = CharSet.of("\n\n");
  private static final CharSet RETURN = CharSet.of("\r\r");
  private static final CharSet OTHER_TERMINATORS = CharSet.of("\u0085\u0085\u2028\u2029");

  /** A state, with what leads away from it. */
  private static final class State {
    /** Where it goes on without a character. */
    final List<Integer> free = new ArrayList<>();

    /** Where it goes on at the begin of the text. */
    int atBegin = -1;

    @Nullable CharSet characters;
    int target = -1;

    /** Whether what it takes must not follow a carriage return. */
    boolean isGuarded;

    /** Whether all is well if the text ends here. */
    boolean mayEnd;
  }

  private final List<State> states = new ArrayList<>();
  private final Extent extent;
  private final int start;
  private boolean hasGuard;

  private Nfa(RegexTree tree, Extent extent) {
    this.extent = extent;
    add().mayEnd = true;
    this.start = enter(tree, MATCHED);
  }

  static Nfa of(RegexTree tree, Extent extent) {
    return new Nfa(tree, extent);
  }

  private State add() {
    if (states.size() >= MOST_STATES) {
      throw new UnknownRegexException("an expression of many parts");
    }
    State state = new State();
    states.add(state);
    return state;
  }

  private int last() {
    return states.size() - 1;
  }

  /** The state from which {@code tree} leads to {@code next}. */
  private int enter(RegexTree tree, int next) {
    if (tree instanceof RegexTree.One one) {
      return taking(one.characters(), next);
    }
    if (tree instanceof RegexTree.Row row) {
      int entry = next;
      for (int i = row.parts().size() - 1; i >= 0; i--) {
        entry = enter(row.parts().get(i), entry);
      }
      return entry;
    }
    if (tree instanceof RegexTree.Choice choice) {
      List<Integer> entries = new ArrayList<>();
      for (RegexTree each : choice.options()) {
        entries.add(enter(each, next));
      }
      return choosing(entries);
    }
    if (tree instanceof RegexTree.Repeat repeat) {
      return repeating(repeat, next);
    }
    if (tree instanceof RegexTree.End end) {
      return extent == Extent.WHOLE ? next : ending(end.isLoose());
    }
    add().atBegin = next;
    return last();
  }

  private int taking(CharSet characters, int next) {
    State state = add();
    state.characters = characters;
    state.target = next;
    return last();
  }

  private int choosing(List<Integer> entries) {
    add().free.addAll(entries);
    return last();
  }

  private int repeating(RegexTree.Repeat repeat, int next) {
    int entry = next;
    if (repeat.most() == RegexTree.UNLIMITED) {
      State loop = add();
      entry = last();
      loop.free.add(next);
      loop.free.add(enter(repeat.part(), entry));
    }
    for (int i = repeat.least(); i < repeat.most(); i++) {
      int more = enter(repeat.part(), entry);
      entry = choosing(List.of(more, next));
    }
    for (int i = 0; i < repeat.least(); i++) {
      entry = enter(repeat.part(), entry);
    }
    return entry;
  }

  /** Where a text ends, if {@code isLoose} before a line terminator. */
  private int ending(boolean isLoose) {
    add().mayEnd = true;
    int end = last();
    if (!isLoose) {
      return end;
    }
    int newline = taking(NEWLINE, end);
    states.get(newline).isGuarded = true;
    hasGuard = true;
    int afterReturn = choosing(List.of(end, taking(NEWLINE, end)));
    return choosing(
        List.of(end, newline, taking(RETURN, afterReturn), taking(OTHER_TERMINATORS, end)));
  }

  int size() {
    return states.size();
  }

  /** Whether it matters if a character follows a carriage return. */
  boolean hasGuard() {
    return hasGuard;
  }

  /** All sets of characters in it. */
  List<CharSet> sets() {
    List<CharSet> sets = new ArrayList<>();
    for (State state : states) {
      if (state.characters != null) {
        sets.add(state.characters);
      }
    }
    return sets;
  }

  /** The states at the begin of the text. */
  BitSet first() {
    return settled(closure(start, true, new BitSet()));
  }

  /** The states after a code point, of which {@code character} is the only one or the first. */
  BitSet after(BitSet now, int character, boolean followsReturn) {
    if (isDecided(now)) {
      return now;
    }
    BitSet next = new BitSet();
    for (int i = now.nextSetBit(0); i >= 0 && i < states.size(); i = now.nextSetBit(i + 1)) {
      State state = states.get(i);
      if (state.characters != null
          && state.characters.includes(character)
          && !(state.isGuarded && followsReturn)) {
        closure(state.target, false, next);
      }
    }
    if (extent == Extent.PART) {
      closure(start, false, next);
    }
    return settled(next);
  }

  /** Whether what comes yet does not matter, as the expression has matched. */
  boolean isDecided(BitSet now) {
    return extent != Extent.WHOLE && now.get(MATCHED);
  }

  private BitSet settled(BitSet states) {
    if (isDecided(states)) {
      BitSet matched = new BitSet();
      matched.set(MATCHED);
      return matched;
    }
    return states;
  }

  boolean mayEnd(BitSet now) {
    for (int i = now.nextSetBit(0); i >= 0 && i < states.size(); i = now.nextSetBit(i + 1)) {
      if (states.get(i).mayEnd) {
        return true;
      }
    }
    return false;
  }

  /** Adds what is reached from {@code state} without a character. */
  private BitSet closure(int state, boolean isBegin, BitSet found) {
    Deque<Integer> open = new ArrayDeque<>();
    open.push(state);
    while (!open.isEmpty()) {
      int each = open.pop();
      if (!found.get(each)) {
        found.set(each);
        State from = states.get(each);
        from.free.forEach(open::push);
        if (isBegin && from.atBegin >= 0) {
          open.push(from.atBegin);
        }
      }
    }
    return found;
  }
}
