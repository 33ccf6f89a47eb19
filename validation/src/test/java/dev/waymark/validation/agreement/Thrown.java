package dev.waymark.validation.agreement;

import dev.waymark.validation.oracle.ReferenceEvaluator;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An exception, as far as the two runs must agree on it. */
record Thrown(
    String type, @Nullable String message, @Nullable Thrown cause, List<Thrown> suppressed) {
  static @Nullable Thrown of(@Nullable Throwable thrown) {
    return thrown == null ? null : describe(thrown);
  }

  private static Thrown describe(Throwable thrown) {
    return new Thrown(
        thrown.getClass().getName(),
        thrown.getMessage(),
        of(thrown.getCause()),
        Arrays.stream(thrown.getSuppressed()).map(Thrown::describe).toList());
  }

  /** Whether {@code evaluated} is this; the JVM's own messages are not compared. */
  boolean agreesWith(@Nullable Thrown evaluated) {
    return evaluated != null
        && type.equals(evaluated.type)
        && (evaluated.isImplicit() || Objects.equals(message, evaluated.message))
        && agree(cause, evaluated.cause)
        && agree(suppressed, evaluated.suppressed);
  }

  static boolean agree(@Nullable Thrown real, @Nullable Thrown evaluated) {
    return real == null ? evaluated == null : real.agreesWith(evaluated);
  }

  private static boolean agree(List<Thrown> real, List<Thrown> evaluated) {
    boolean agree = real.size() == evaluated.size();
    for (int i = 0; agree && i < real.size(); i++) {
      agree = real.get(i).agreesWith(evaluated.get(i));
    }
    return agree;
  }

  private boolean isImplicit() {
    return ReferenceEvaluator.IMPLICIT.equals(message);
  }
}
