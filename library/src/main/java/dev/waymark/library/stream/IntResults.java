package dev.waymark.library.stream;

import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;

/** What streams of numbers end in. */
final class IntResults {
  private IntResults() {}

  /** Looks for an element that a condition holds of, or does not. */
  static final class Match extends IntSink {
    private final IntPredicate condition;
    private final boolean wanted;
    private boolean isFound;

    Match(IntPredicate condition, boolean wanted) {
      this.condition = condition;
      this.wanted = wanted;
    }

    boolean isFound() {
      return isFound;
    }

    @Override
    void accept(int element) {
      if (!isFound) {
        boolean holds = condition.test(element);
        if (wanted ? holds : !holds) {
          isFound = true;
        }
      }
    }

    @Override
    boolean isDone() {
      return isFound;
    }

    @Override
    boolean mayBeDone() {
      return true;
    }
  }

  /** The first element. */
  static final class First extends IntSink {
    boolean isFound;
    int element;

    @Override
    void accept(int next) {
      if (!isFound) {
        isFound = true;
        element = next;
      }
    }

    @Override
    boolean isDone() {
      return isFound;
    }

    @Override
    boolean mayBeDone() {
      return true;
    }
  }

  /** An action for each element. */
  static final class Each extends IntSink {
    private final IntConsumer action;

    Each(IntConsumer action) {
      this.action = action;
    }

    @Override
    void accept(int element) {
      action.accept(element);
    }
  }

  /** All elements in a row. */
  static final class All extends IntSink {
    private final IntRow row = new IntRow();

    @Override
    void accept(int element) {
      row.add(element);
    }

    int[] toArray() {
      return row.toArray();
    }
  }

  /** The number of elements. */
  static final class Count extends IntSink {
    long count;

    @Override
    void accept(int element) {
      count++;
    }
  }

  /** All elements in one, by an operator. */
  static final class Reduce extends IntSink {
    private final IntBinaryOperator operator;
    boolean isEmpty;
    int value;

    private Reduce(IntBinaryOperator operator) {
      this.operator = operator;
    }

    static Reduce from(int identity, IntBinaryOperator operator) {
      Reduce sink = new Reduce(operator);
      sink.value = identity;
      return sink;
    }

    static Reduce fromFirst(IntBinaryOperator operator) {
      Reduce sink = new Reduce(operator);
      sink.isEmpty = true;
      return sink;
    }

    @Override
    void accept(int element) {
      if (isEmpty) {
        isEmpty = false;
        value = element;
      } else {
        value = operator.applyAsInt(value, element);
      }
    }
  }

  /** All elements in a container. */
  static final class Collect<R> extends IntSink {
    private final R container;
    private final ObjIntConsumer<R> adding;

    Collect(R container, ObjIntConsumer<R> adding) {
      this.container = container;
      this.adding = adding;
    }

    @Override
    void accept(int element) {
      adding.accept(container, element);
    }
  }
}
