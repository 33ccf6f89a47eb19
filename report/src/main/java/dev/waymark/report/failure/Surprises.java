package dev.waymark.report.failure;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Invoke;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Failure;
import dev.waymark.target.wire.Outcome;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Tells expected exceptions from unexpected ones.
 *
 * <p>Expected are checked exceptions, those that the method declares by name, those that the code
 * itself creates, those of {@code Objects.requireNonNull}, and what comes of arguments that nobody
 * would pass: see {@link Suspicion}. Other exceptions that the virtual machine throws on its own,
 * or that come out of the library, are surprises.
 */
public final class Surprises {
  /** What the virtual machine throws for an instruction. */
  private static final Set<String> IMPLICIT =
      Set.of(
          "java/lang/NullPointerException",
          "java/lang/ArrayIndexOutOfBoundsException",
          "java/lang/ArithmeticException",
          "java/lang/ClassCastException",
          "java/lang/NegativeArraySizeException",
          "java/lang/ArrayStoreException",
          "java/lang/IllegalMonitorStateException");

  /** To declare these says nothing of unchecked exceptions. */
  private static final Set<String> GENERAL =
      Set.of(
          "java/lang/Throwable",
          "java/lang/Exception",
          "java/lang/RuntimeException",
          "java/lang/Error");

  private Surprises() {}

  /** What is suspicious about a test of {@code entry}; empty if it throws nothing but meant. */
  public static Optional<Suspicion> of(Entry entry, TestCase test) {
    return isUnmeant(entry, test.outcome()) ? Suspicions.of(entry, test) : Optional.empty();
  }

  /** Whether a call of {@code entry} that ended so has thrown what no code of the user throws. */
  private static boolean isUnmeant(Entry entry, Outcome outcome) {
    if (outcome.sort() != Outcome.Sort.THREW) {
      return false;
    }
    Program program = entry.method().owner().program();
    String type = outcome.text().replace('.', '/');
    return isUnchecked(type, program)
        && !isDeclared(type, entry.method(), program)
        && !isMeant(type, outcome.failure(), program);
  }

  /** Whether a method of the class {@code owner}, or of its package, has made the exception. */
  public static boolean isMadeNear(String owner, Entry entry, Outcome outcome) {
    Failure failure = outcome.failure();
    Program program = entry.method().owner().program();
    int slash = owner.lastIndexOf('/');
    String packageName = slash < 0 ? "" : owner.substring(0, slash).replace('/', '.');
    return failure.through().isEmpty()
        && FailurePlace.of(failure.place()).packageName().equals(packageName)
        && isMade(outcome.text().replace('.', '/'), failure, program);
  }

  private static boolean isUnchecked(String type, Program program) {
    return isA(type, Set.of("java/lang/RuntimeException", "java/lang/Error"), program);
  }

  private static boolean isDeclared(String type, MethodModel method, Program program) {
    return method.exceptions().stream()
        .filter(declared -> !GENERAL.contains(declared))
        .anyMatch(declared -> isA(type, Set.of(declared), program));
  }

  public static boolean isA(String type, Set<String> supertypes, Program program) {
    String name = type;
    while (name != null && !supertypes.contains(name)) {
      ClassModel model = program.find(name);
      name = model == null ? null : model.superName();
    }
    return name != null;
  }

  private static boolean isMeant(String type, Failure failure, Program program) {
    return failure.through().isEmpty()
        ? isMade(type, failure, program)
        : failure.through().equals("java.util.Objects.requireNonNull");
  }

  /** Whether the code at the place makes the exception, and not the virtual machine. */
  private static boolean isMade(String type, Failure failure, Program program) {
    if (isA(type, Set.of("java/lang/LinkageError"), program)) {
      return false;
    }
    FailurePlace place = FailurePlace.of(failure.place());
    ClassModel owner = IMPLICIT.contains(type) ? program.find(place.owner()) : null;
    return owner == null
        ? !IMPLICIT.contains(type)
        : owner.methods().stream()
            .filter(method -> method.hasCode() && method.name().equals(place.method()))
            .anyMatch(method -> makes(method.code(), type, place.line()));
  }

  private static boolean makes(Code code, String type, int line) {
    return IntStream.range(0, code.statements().size())
        .filter(i -> line == 0 || code.line(code.instructionOf(i)) == line)
        .anyMatch(
            i ->
                code.statement(i) instanceof Invoke call
                    && call.name().equals("<init>")
                    && call.method().owner().equals(type));
  }
}
