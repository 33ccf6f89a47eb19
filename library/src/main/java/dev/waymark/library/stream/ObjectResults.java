package dev.waymark.library.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What becomes of the elements of streams of objects. */
final class ObjectResults {
  private ObjectResults() {}

  /** An action is done with each. */
  static final class Each extends ObjectSink {
    private final Consumer<@Nullable Object> action;

    Each(Consumer<@Nullable Object> action) {
      this.action = action;
    }

    @Override
    void accept(@Nullable Object element) {
      action.accept(element);
    }
  }

  /** All of them. */
  static final class All extends ObjectSink {
    final List<@Nullable Object> elements = new ArrayList<>();

    @Override
    void accept(@Nullable Object element) {
      elements.add(element);
    }
  }

  /** How many there are. */
  static final class Count extends ObjectSink {
    long count;

    @Override
    void accept(@Nullable Object element) {
      count++;
    }
  }

  /** All in one; the first is the start if there is no other. */
  static final class Reduce extends ObjectSink {
    private final BinaryOperator<@Nullable Object> operator;
    @Nullable Object value;
    boolean isEmpty;

    private Reduce(BinaryOperator<@Nullable Object> operator, @Nullable Object value) {
      this.operator = operator;
      this.value = value;
    }

    static Reduce from(@Nullable Object start, BinaryOperator<@Nullable Object> operator) {
      return new Reduce(operator, start);
    }

    static Reduce fromFirst(BinaryOperator<@Nullable Object> operator) {
      Reduce reduce = new Reduce(operator, null);
      reduce.isEmpty = true;
      return reduce;
    }

    @Override
    void accept(@Nullable Object element) {
      value = isEmpty ? element : operator.apply(value, element);
      isEmpty = false;
    }
  }

  /** A container that all are added to. */
  static final class Collect extends ObjectSink {
    private final Object container;
    private final BiConsumer<Object, @Nullable Object> adding;

    Collect(Object container, BiConsumer<Object, @Nullable Object> adding) {
      this.container = container;
      this.adding = adding;
    }

    @Override
    void accept(@Nullable Object element) {
      adding.accept(container, element);
    }
  }

  /** Whether a condition holds for one of them. */
  static final class Match extends ObjectSink {
    private final Predicate<@Nullable Object> condition;
    boolean isFound;

    Match(Predicate<@Nullable Object> condition) {
      this.condition = condition;
    }

    @Override
    void accept(@Nullable Object element) {
      if (!isFound && condition.test(element)) {
        isFound = true;
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

  /** The first of them. */
  static final class First extends ObjectSink {
    private @Nullable Object element;
    boolean isFound;

    @Override
    void accept(@Nullable Object given) {
      if (!isFound) {
        isFound = true;
        element = given;
      }
    }

    /** The element, which must not be null. */
    Object required() {
      return Objects.requireNonNull(element);
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
}
