package dev.waymark.target.host;

import dev.waymark.probe.BudgetExhausted;
import dev.waymark.probe.refuse.CallRefused;
import java.util.ArrayList;
import java.util.List;

/**
 * How a call ended, as text that tests can compare.
 *
 * @param sort whether it returned
 * @param text the result as a Java expression, or the class of the exception; empty where there is
 *     no such expression
 * @param failure more about the exception, if there is one
 * @param arguments inputs that the call has changed, as Java expressions; empty text for others
 * @param remark what else is worth knowing, in words; mostly empty
 */
public record Outcome(
    Sort sort, String text, Failure failure, List<String> arguments, String remark) {
  public Outcome {
    arguments = List.copyOf(arguments);
  }

  /** How a call can end. */
  public enum Sort {
    RETURNED,
    THREW,
    /** The run was stopped: out of steps, depth, stack or memory. */
    EXHAUSTED,
    /** The input is outside of what the code assumes. */
    REJECTED,
    /** The run was ended before it could do harm. */
    REFUSED,
    /** The same input ended in another way when it was run again. */
    UNSTABLE,
    /** The target JVM did not survive the run. */
    LOST,
    /** The entry could not be called. */
    UNSTARTED
  }

  /** Whether the call came to an end of its own. */
  boolean isAnswer() {
    return sort == Sort.RETURNED || sort == Sort.THREW;
  }

  /** A call has returned {@code text} and changed its inputs to {@code arguments}. */
  static Outcome returned(String text, List<String> arguments) {
    return new Outcome(Sort.RETURNED, text, Failure.NONE, arguments, "");
  }

  /** A call of a method of {@code entry} has thrown {@code exception}. */
  static Outcome threw(Throwable exception, Class<?> entry, List<String> arguments) {
    Failure failure = Failure.of(exception, entry.getPackageName());
    return isStop(exception)
        ? stopped(exception, failure)
        : new Outcome(Sort.THREW, exception.getClass().getName(), failure, arguments, "");
  }

  /** What makes an input of {@code entry} has thrown {@code exception}. */
  static Outcome unmade(Throwable exception, Class<?> entry) {
    return isStop(exception)
        ? stopped(exception, Failure.of(exception, entry.getPackageName()))
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

  /** A call of a method of {@code entry} was ended by {@code refusal}. */
  static Outcome refused(CallRefused refusal, Class<?> entry) {
    Failure failure = Failure.of(refusal, entry.getPackageName());
    return new Outcome(Sort.REFUSED, failure.message(), failure, List.of(), "");
  }

  /** The target JVM did not survive the run, for a reason in words. */
  public static Outcome lost(String reason, Failure failure) {
    return new Outcome(Sort.LOST, reason, failure, List.of(), "");
  }

  /** An exception in an initializer is told as such. */
  static Outcome unstarted(Throwable problem) {
    Throwable cause = problem instanceof ExceptionInInitializerError ? problem.getCause() : null;
    Throwable told = cause == null ? problem : cause;
    String text =
        told instanceof CallRefused
            ? "refused was " + told.getMessage()
            : (cause == null ? "" : "its initializer throws ") + told;
    Failure failure = Failure.at("", Failure.place(told.getStackTrace()));
    return new Outcome(Sort.UNSTARTED, text, failure, List.of(), "");
  }

  /** This outcome of an input that ended as {@code other} when it was run again. */
  public Outcome unlike(Outcome other) {
    String both = "ends in different ways: " + told() + ", then " + other.told();
    return new Outcome(Sort.UNSTABLE, both, failure, List.of(), remark);
  }

  private String told() {
    return switch (sort) {
      case RETURNED -> "returns " + text;
      case THREW -> "throws " + text;
      default -> text;
    };
  }

  /** This outcome with one more remark. */
  public Outcome remarking(String what) {
    String all = remark.isEmpty() ? what : remark + "; " + what;
    return new Outcome(sort, text, failure, arguments, all);
  }

  public void write(Outgoing out) {
    out.putText(sort.name());
    out.putText(text);
    failure.write(out);
    out.putInt(arguments.size());
    for (String argument : arguments) {
      out.putText(argument);
    }
    out.putText(remark);
  }

  /** Reads what {@link #write} wrote. */
  public static Outcome read(Incoming in) {
    Sort sort = Sort.valueOf(in.takeText());
    String text = in.takeText();
    Failure failure = Failure.read(in);
    int count = in.takeInt();
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      arguments.add(in.takeText());
    }
    return new Outcome(sort, text, failure, arguments, in.takeText());
  }
}
