package dev.waymark.library.java.util;

import dev.waymark.library.ObjectText;
import dev.waymark.library.stream.IntSources;
import dev.waymark.library.value.OptionalContents;
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
    return OptionalContents.of(value);
  }

  public static boolean isPresent(OptionalInt self) {
    return self.isPresent();
  }

  public static boolean isEmpty(OptionalInt self) {
    return self.isEmpty();
  }

  public static int getAsInt(OptionalInt self) {
    return OptionalContents.get(self);
  }

  public static int orElseThrow(OptionalInt self) {
    return self.isPresent() ? OptionalContents.get(self) : self.orElseThrow();
  }

  public static <X extends Throwable> int orElseThrow(
      OptionalInt self, Supplier<? extends X> failure) throws X {
    return self.isPresent() ? OptionalContents.get(self) : self.orElseThrow(failure);
  }

  public static int orElse(OptionalInt self, int other) {
    return self.isPresent() ? OptionalContents.get(self) : other;
  }

  public static int orElseGet(OptionalInt self, IntSupplier other) {
    return self.isPresent() ? OptionalContents.get(self) : other.getAsInt();
  }

  public static void ifPresent(OptionalInt self, IntConsumer action) {
    if (self.isPresent()) {
      action.accept(OptionalContents.get(self));
    }
  }

  public static void ifPresentOrElse(OptionalInt self, IntConsumer action, Runnable otherwise) {
    if (self.isPresent()) {
      action.accept(OptionalContents.get(self));
    } else {
      otherwise.run();
    }
  }

  public static IntStream stream(OptionalInt self) {
    return self.isPresent()
        ? IntSources.array(new int[] {OptionalContents.get(self)})
        : IntSources.empty();
  }

  public static boolean equals(OptionalInt self, @Nullable Object other) {
    return OptionalContents.equal(self, other);
  }

  public static int hashCode(OptionalInt self) {
    return OptionalContents.hash(self);
  }

  public static @Nullable String toString(OptionalInt self) {
    return ObjectText.textOf(self);
  }
}
