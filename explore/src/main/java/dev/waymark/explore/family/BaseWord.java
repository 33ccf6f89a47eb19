package dev.waymark.explore.family;

import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.search.Prefix;
import dev.waymark.generalize.family.Families;
import dev.waymark.generalize.record.WordWriter;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Point;
import dev.waymark.path.Situation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The path of an input as a word, with the states along it. To ask about a flip is one transition
 * from the state in front of it.
 */
final class BaseWord {
  /** Something of the path is not as the search sees it. */
  static final int NO_STATE = -1;

  private final int[] letters;
  private final int[] outcomes;
  private final List<Turn> turns;
  private final int shape;
  private final int[] states;

  /** The families that the states are of. */
  private int epoch;

  /** How many letters are read. */
  private int read;

  /** The turn of each step that was come by; -1 if walks have none. */
  private int[] turnOf = new int[16];

  /** How many steps are known to be those of the walk. */
  private int verified;

  /** The next turn. */
  private int next;

  /**
   * A step of the search.
   *
   * @param position how many letters come before it
   * @param number how many choices come before it
   */
  private record Turn(Situation.Choice choice, int taken, int position, int level, int number) {
    Point point() {
      return choice.point();
    }
  }

  private BaseWord(int[] letters, List<Turn> turns, int[] outcomes, int shape) {
    this.letters = letters;
    this.outcomes = outcomes;
    this.turns = List.copyOf(turns);
    this.shape = shape;
    this.states = new int[letters.length + 1];
  }

  /** Takes turns while a walk goes along the path. */
  static final class Builder {
    private final WordWriter writer;
    private final List<Turn> turns = new ArrayList<>();
    private int[] outcomes = new int[16];
    private int choices;

    Builder(WordWriter writer) {
      this.writer = writer;
    }

    /** The walk goes on with {@code taken} of {@code choice}. */
    void take(Situation.Choice choice, int taken, boolean isStep) {
      if (isStep) {
        turns.add(new Turn(choice, taken, writer.size(), writer.level(), choices));
      }
      if (choices == outcomes.length) {
        outcomes = Arrays.copyOf(outcomes, 2 * choices);
      }
      outcomes[choices++] = taken;
    }

    /** The word of an input of {@code shape}. */
    BaseWord build(int shape) {
      return new BaseWord(writer.word(), turns, Arrays.copyOf(outcomes, choices), shape);
    }
  }

  int size() {
    return letters.length;
  }

  /**
   * Where a partial path leads that leaves this one in its last step.
   *
   * @param path its steps
   * @param length how many they are
   */
  int flipped(Prefix path, int length, Perspective view, Families families, Symbols symbols) {
    Turn last = verify(path, length, view) ? turn(length - 1) : null;
    if (last == null || !view.isAt(path, last.choice())) {
      return NO_STATE;
    }
    int state = state(last.position(), families);
    PathSymbol flip =
        PathSymbol.statement(
            last.level(), last.point().method().ref(), last.point().statement(), path.outcome());
    return state == Families.REFUTED ? state : families.next(state, symbols.of(flip));
  }

  /**
   * The outcomes of all choices on a partial path that leaves this one in its last step; null if it
   * is not known where that is.
   *
   * @param found is told the number of each choice that is a step on the way
   */
  @Nullable List<Integer> outcomes(Prefix path, int length, Perspective view, Found found) {
    Turn last = verify(path, length, view) ? turn(length - 1) : null;
    if (last == null || !view.isAt(path, last.choice())) {
      return null;
    }
    List<Integer> taken = new ArrayList<>();
    for (int i = 0; i < last.number(); i++) {
      taken.add(outcomes[i]);
    }
    taken.add(path.outcome());
    Prefix step = path;
    for (int i = length - 1; i >= 0 && step != null; i--) {
      Turn turn = turn(i);
      if (turn != null) {
        found.step(step, turn.number());
      }
      step = step.before();
    }
    return taken;
  }

  /** Is told which choice of a walk a step is. */
  interface Found {
    void step(Prefix step, int choice);
  }

  /** The turn at a step; null if there is none. */
  private @Nullable Turn turn(int step) {
    int turn = step < verified ? turnOf[step] : next;
    return turn < 0 || turn >= turns.size() ? null : turns.get(turn);
  }

  /** Whether the steps but the last are those that the walk took. */
  private boolean verify(Prefix path, int length, Perspective view) {
    List<Prefix> unknown = new ArrayList<>();
    Prefix step = path.before();
    for (int i = length - 2; i >= verified && step != null; i--) {
      unknown.add(step);
      step = step.before();
    }
    for (int i = unknown.size() - 1; i >= 0; i--) {
      if (!pass(unknown.get(i), view)) {
        return false;
      }
    }
    return true;
  }

  private boolean pass(Prefix step, Perspective view) {
    boolean isStep = view.isStep(step);
    if (isStep && (next >= turns.size() || !isTaken(step, turns.get(next), view))) {
      return false;
    }
    if (verified == turnOf.length) {
      turnOf = Arrays.copyOf(turnOf, 2 * verified);
    }
    turnOf[verified++] = isStep ? next++ : NO_STATE;
    return true;
  }

  private static boolean isTaken(Prefix step, Turn turn, Perspective view) {
    return step.outcome() == turn.taken() && view.isAt(step, turn.choice());
  }

  private int state(int position, Families families) {
    if (epoch != families.epoch()) {
      epoch = families.epoch();
      states[0] = families.start(shape);
      read = 0;
    }
    while (read < position) {
      int state = states[read];
      boolean isOver = state == Families.HOPELESS || state == Families.REFUTED;
      states[read + 1] = isOver ? state : families.next(state, letters[read]);
      read++;
    }
    return states[position];
  }

  /** Whether a family recognizes the beginning of the path that was read: then it is wrong. */
  boolean isRefuted() {
    return read > 0 && states[read] == Families.REFUTED;
  }
}
