package dev.waymark.library.java.util;

import dev.waymark.library.Shown;
import dev.waymark.library.java.lang.IntegerModel;
import dev.waymark.library.stream.IntSources;
import dev.waymark.library.stream.Optionals;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** {@link OptionalInt}: which number is there may be symbolic, whether one is there is not. */
public final class OptionalIntModel {
  private OptionalIntModel() {}

  public static OptionalInt of(int value) {
    return Optionals.of(value);
  }

  public static boolean isPresent(OptionalInt self) {
    return self.isPresent();
  }

  public static boolean isEmpty(OptionalInt self) {
    return self.isEmpty();
  }

  public static int getAsInt(OptionalInt self) {
    return Optionals.get(self);
  }

  public static int orElseThrow(OptionalInt self) {
    return self.isPresent() ? Optionals.get(self) : self.orElseThrow();
  }

  public static <X extends Throwable> int orElseThrow(
      OptionalInt self, Supplier<? extends X> failure) throws X {
    return self.isPresent() ? Optionals.get(self) : self.orElseThrow(failure);
  }

  public static int orElse(OptionalInt self, int other) {
    return self.isPresent() ? Optionals.get(self) : other;
  }

  public static int orElseGet(OptionalInt self, IntSupplier other) {
    return self.isPresent() ? Optionals.get(self) : other.getAsInt();
  }

  public static void ifPresent(OptionalInt self, IntConsumer action) {
    if (self.isPresent()) {
      action.accept(Optionals.get(self));
    }
  }

  public static void ifPresentOrElse(OptionalInt self, IntConsumer action, Runnable otherwise) {
    if (self.isPresent()) {
      action.accept(Optionals.get(self));
    } else {
      otherwise.run();
    }
  }

  public static IntStream stream(OptionalInt self) {
    return self.isPresent()
        ? IntSources.array(new int[] {Optionals.get(self)})
        : IntSources.empty();
  }

  public static boolean equals(OptionalInt self, @Nullable Object other) {
    return self == other
        || (other instanceof OptionalInt another
            && self.isPresent() == another.isPresent()
            && (self.isEmpty() || Optionals.get(self) == Optionals.get(another)));
  }

  public static int hashCode(OptionalInt self) {
    return self.isPresent() ? IntegerModel.hashCode(Optionals.get(self)) : 0;
  }

  public static @Nullable String toString(OptionalInt self) {
    return Shown.textOf(self);
  }
}
