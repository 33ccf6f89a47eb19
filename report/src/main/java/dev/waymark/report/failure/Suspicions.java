package dev.waymark.report.failure;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Failure;
import java.util.Optional;
import java.util.Set;

/**
 * How suspicious an exception is that nobody has meant. Not at all, if it comes of null where
 * nothing says that null is allowed, or of an index or size that nobody would pass.
 */
final class Suspicions {
  private static final int GRAVE = 1;
  private static final int BROKEN_PROMISE = 2;
  private static final int UNCHECKED = 3;
  private static final int FOREIGN = 4;

  private Suspicions() {}

  static Optional<Suspicion> of(Entry entry, TestCase test) {
    Program program = entry.method().owner().program();
    String type = test.outcome().text().replace('.', '/');
    String simple = type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1);
    if (Surprises.isA(type, Set.of("java/lang/Error"), program)) {
      return suspicion(GRAVE, simple + " is an error, which no caller can handle.");
    }
    return switch (simple) {
      case "NullPointerException" -> ofNull(entry, test);
      case "IndexOutOfBoundsException",
          "ArrayIndexOutOfBoundsException",
          "StringIndexOutOfBoundsException" ->
          UnlikelyNumbers.hasIndex(entry, test)
              ? Optional.empty()
              : suspicion(GRAVE, "The index is computed here, and no argument is one.");
      case "NegativeArraySizeException" ->
          UnlikelyNumbers.hasNegative(entry, test)
              ? Optional.empty()
              : suspicion(GRAVE, "The size is computed here, and no argument is negative.");
      case "ArithmeticException" ->
          suspicion(UNCHECKED, "Nothing checks that the divisor is not 0.");
      case "ClassCastException" ->
          suspicion(UNCHECKED, "The code takes an object for one of another class.");
      default -> foreign(simple, test.outcome().failure());
    };
  }

  private static Optional<Suspicion> ofNull(Entry entry, TestCase test) {
    return switch (GivenNulls.of(entry, test)) {
      case NONE -> suspicion(GRAVE, "No argument is null, but something that the code uses is.");
      case ALLOWED ->
          suspicion(BROKEN_PROMISE, "An annotation says that null is allowed, but it is not.");
      case UNLIKELY -> Optional.empty();
    };
  }

  private static Optional<Suspicion> foreign(String simple, Failure failure) {
    String through = failure.through();
    if (through.isEmpty()) {
      return suspicion(UNCHECKED, "Nothing in the code prevents or declares it.");
    }
    int method = through.lastIndexOf('.');
    String called = through.substring(through.lastIndexOf('.', method - 1) + 1);
    return suspicion(
        FOREIGN, called + " throws the " + simple + ", and the method does not declare it.");
  }

  private static Optional<Suspicion> suspicion(int rank, String reason) {
    return Optional.of(new Suspicion(rank, reason));
  }
}
