package dev.waymark.library.stream;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** What streams of objects do between source and result. */
final class ObjectSteps {
  private ObjectSteps() {}

  /** A step in front of the next. */
  abstract static class Step extends ObjectSink {
    final ObjectSink next;

    Step(ObjectSink next) {
      super(next);
      this.next = next;
    }
  }

  /** Those that fulfil a condition. */
  static final class Filter extends Step {
    private final Predicate<@Nullable Object> condition;

    Filter(ObjectSink next, Predicate<@Nullable Object> condition) {
      super(next);
      this.condition = condition;
    }

    @Override
    void accept(@Nullable Object element) {
      if (condition.test(element)) {
        next.accept(element);
      }
    }
  }

  /** What a function makes of each. */
  static final class Map extends Step {
    private final Function<@Nullable Object, @Nullable Object> function;

    Map(ObjectSink next, Function<@Nullable Object, @Nullable Object> function) {
      super(next);
      this.function = function;
    }

    @Override
    void accept(@Nullable Object element) {
      next.accept(function.apply(element));
    }
  }

  /** All, shown to an action. */
  static final class Peek extends Step {
    private final Consumer<@Nullable Object> action;

    Peek(ObjectSink next, Consumer<@Nullable Object> action) {
      super(next);
      this.action = action;
    }

    @Override
    void accept(@Nullable Object element) {
      action.accept(element);
      next.accept(element);
    }
  }

  /** The numbers that a function gives. */
  static final class ToInt extends ObjectSink {
    private final IntSink next;
    private final ToIntFunction<@Nullable Object> function;

    ToInt(IntSink next, ToIntFunction<@Nullable Object> function) {
      super(next);
      this.next = next;
      this.function = function;
    }

    @Override
    void accept(@Nullable Object element) {
      next.accept(function.applyAsInt(element));
    }
  }
}
