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
import java.util.List;

/**
 * The path of an input as a word, with the states along it. To ask about a flip is one transition
 * from the state in front of it.
 */
final class BaseWord {
  /** Something of the path is not as the search sees it. */
  static final int NO_STATE = -1;

  private final int[] letters;
  private final List<Turn> turns;
  private final int shape;
  private final int[] states;

  /** The families that the states are of. */
  private int epoch;

  /** How many letters are read. */
  private int read;

  /** How many turns are known to be the steps of the search. */
  private int verified;

  /**
   * A step of the search.
   *
   * @param position how many letters come before it
   */
  private record Turn(Point point, int taken, int position, int level) {}

  private BaseWord(int[] letters, List<Turn> turns, int shape) {
    this.letters = letters;
    this.turns = List.copyOf(turns);
    this.shape = shape;
    this.states = new int[letters.length + 1];
  }

  /** Takes turns while a walk goes along the path. */
  static final class Builder {
    private final WordWriter writer;
    private final List<Turn> turns = new ArrayList<>();

    Builder(WordWriter writer) {
      this.writer = writer;
    }

    /** The walk goes on with {@code taken} of {@code choice}, which is a step. */
    void turn(Situation.Choice choice, int taken) {
      turns.add(new Turn(choice.point(), taken, writer.size(), writer.level()));
    }

    /** The word of an input of {@code shape}. */
    BaseWord build(int shape) {
      return new BaseWord(writer.word(), turns, shape);
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
    if (length > turns.size() || !isVerified(path, length, view)) {
      return NO_STATE;
    }
    Turn last = turns.get(length - 1);
    int state = state(last.position(), families);
    PathSymbol flip =
        PathSymbol.statement(
            last.level(), last.point().method().ref(), last.point().statement(), path.outcome());
    return state == Families.REFUTED ? state : families.next(state, symbols.of(flip));
  }

  /** Whether the steps are those that the walk took, up to the last one, which goes elsewhere. */
  private boolean isVerified(Prefix path, int length, Perspective view) {
    Prefix last = path;
    if (!view.isAt(last.site(), turns.get(length - 1).point())) {
      return false;
    }
    Prefix step = last.before();
    for (int i = length - 2; i >= verified; i--) {
      if (step == null || !isTaken(step, turns.get(i), view)) {
        return false;
      }
      step = step.before();
    }
    verified = Math.max(verified, length - 1);
    return true;
  }

  private static boolean isTaken(Prefix step, Turn turn, Perspective view) {
    return step.outcome() == turn.taken() && view.isAt(step.site(), turn.point());
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
