package dev.waymark.target.host;

import dev.waymark.probe.BudgetExhausted;
import dev.waymark.probe.refuse.CallRefused;
import dev.waymark.target.wire.Failure;
import dev.waymark.target.wire.Outcome;
import dev.waymark.target.wire.Outcome.Sort;
import java.util.List;

/** Tells how a call ended as an {@link Outcome}: text alone, nothing of the code under test. */
final class Endings {
  private Endings() {}

  /** A call has returned {@code text} and changed its inputs to {@code arguments}. */
  static Outcome returned(String text, List<String> arguments) {
    return new Outcome(Sort.RETURNED, text, Failure.NONE, arguments, "");
  }

  /** A call has thrown {@code exception}, which tests in the package with this name expect. */
  static Outcome threw(Throwable exception, String testPackage, List<String> arguments) {
    Failure failure = Throwables.failure(exception, testPackage);
    return isStop(exception)
        ? stopped(exception, failure)
        : new Outcome(Sort.THREW, exception.getClass().getName(), failure, arguments, "");
  }

  /** What makes an input has thrown {@code exception}. */
  static Outcome unmade(Throwable exception, String testPackage) {
    return isStop(exception)
        ? stopped(exception, Throwables.failure(exception, testPackage))
        : new Outcome(Sort.REJECTED, exception.getClass().getName(), Failure.NONE, List.of(), "");
  }

  private static boolean isStop(Throwable exception) {
    return exception instanceof BudgetExhausted || exception instanceof VirtualMachineError;
  }

  private static Outcome stopped(Throwable reason, Failure failure) {
    String text = reason instanceof BudgetExhausted ? failure.message() : reason.toString();
    return new Outcome(Sort.EXHAUSTED, text, failure, List.of(), "");
  }

  /** The run was stopped, whatever the code has made of that. */
  static Outcome exhausted() {
    return new Outcome(Sort.EXHAUSTED, "out of steps or depth", Failure.NONE, List.of(), "");
  }

  static Outcome rejected() {
    return new Outcome(Sort.REJECTED, "", Failure.NONE, List.of(), "");
  }

  /** A call was ended by {@code refusal}. */
  static Outcome refused(CallRefused refusal, String testPackage) {
    Failure failure = Throwables.failure(refusal, testPackage);
    return new Outcome(Sort.REFUSED, failure.message(), failure, List.of(), "");
  }

  /** An exception in an initializer is told as such. */
  static Outcome unstarted(Throwable problem) {
    Throwable cause = problem instanceof ExceptionInInitializerError ? problem.getCause() : null;
    Throwable told = cause == null ? problem : cause;
    String text =
        told instanceof CallRefused
            ? "refused was " + told.getMessage()
            : (cause == null ? "" : "its initializer throws ") + told;
    Failure failure = Failure.at("", Throwables.place(told.getStackTrace()));
    return new Outcome(Sort.UNSTARTED, text, failure, List.of(), "");
  }
}
