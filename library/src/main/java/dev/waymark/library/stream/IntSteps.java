package dev.waymark.library.stream;

import dev.waymark.library.number.ArraySorting;
import dev.waymark.library.number.Lengths;
import dev.waymark.probe.Symbolic;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** What streams of numbers do between source and result. */
final class IntSteps {
  private IntSteps() {}

  /** Those that fulfil a condition. */
  static final class Filter extends IntStep {
    private final IntPredicate condition;

    Filter(IntSink next, IntPredicate condition) {
      super(next);
      this.condition = condition;
    }

    @Override
    void accept(int element) {
      if (condition.test(element)) {
        next.accept(element);
      }
    }
  }

  /** What a function makes of each. */
  static final class Map extends IntStep {
    private final IntUnaryOperator function;

    Map(IntSink next, IntUnaryOperator function) {
      super(next);
      this.function = function;
    }

    @Override
    void accept(int element) {
      next.accept(function.applyAsInt(element));
    }
  }

  /** All, shown to an action. */
  static final class Peek extends IntStep {
    private final IntConsumer action;

    Peek(IntSink next, IntConsumer action) {
      super(next);
      this.action = action;
    }

    @Override
    void accept(int element) {
      action.accept(element);
      next.accept(element);
    }
  }

  /** All before the first that does not fulfil a condition. */
  static final class TakeWhile extends IntStep {
    private final IntPredicate condition;
    private boolean isOver;

    TakeWhile(IntSink next, IntPredicate condition) {
      super(next);
      this.condition = condition;
    }

    @Override
    void accept(int element) {
      if (!isOver) {
        if (condition.test(element)) {
          next.accept(element);
        } else {
          isOver = true;
        }
      }
    }

    @Override
    boolean isDone() {
      return isOver || next.isDone();
    }

    @Override
    boolean mayBeDone() {
      return true;
    }
  }

  /** All from the first that does not fulfil a condition. */
  static final class DropWhile extends IntStep {
    private final IntPredicate condition;
    private boolean isOver;

    DropWhile(IntSink next, IntPredicate condition) {
      super(next);
      this.condition = condition;
    }

    @Override
    void accept(int element) {
      if (!isOver && condition.test(element)) {
        return;
      }
      isOver = true;
      next.accept(element);
    }
  }

  /** All but those that came before. */
  static final class Distinct extends IntStep {
    private final Set<Integer> plain = new HashSet<>();
    private final IntRow plainInOrder = new IntRow();
    private final IntRow symbolic = new IntRow();

    Distinct(IntSink next) {
      super(next);
    }

    @Override
    void accept(int element) {
      if (isNew(element)) {
        next.accept(element);
      }
    }

    private boolean isNew(int element) {
      if (symbolic.contains(element)) {
        return false;
      }
      if (Symbolic.isSymbolic(element)) {
        symbolic.add(element);
        return !plainInOrder.contains(element);
      }
      boolean isNew = plain.add(Symbolic.concrete(element));
      if (isNew) {
        plainInOrder.add(element);
      }
      return isNew;
    }
  }

  /** All, once all are there, in their order. */
  static final class Sorted extends IntStep {
    private final IntRow all = new IntRow();

    Sorted(IntSink next) {
      super(next);
    }

    @Override
    void begin() {}

    @Override
    void accept(int element) {
      all.add(element);
    }

    @Override
    boolean isDone() {
      return false;
    }

    @Override
    void end() {
      int[] sorted = all.toArray();
      ArraySorting.sort(sorted, 0, Lengths.fix(sorted, sorted.length));
      next.begin();
      for (int i = 0; i < sorted.length && !next.isDone(); i++) {
        next.accept(sorted[i]);
      }
      next.end();
    }
  }
}
