package dev.waymark.target.host;

import dev.waymark.probe.BudgetExhausted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a call ended, as text that tests can compare.
 *
 * @param sort whether it returned
 * @param text the result as a Java expression, or the class of the exception; empty where there is
 *     no such expression
 * @param failure more about the exception, if there is one
 * @param arguments array arguments after the call, as Java expressions; empty text for others
 */
public record Outcome(Sort sort, String text, Failure failure, List<String> arguments) {
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
    /** The target JVM did not survive the run. */
    LOST,
    /** The entry could not be called. */
    UNSTARTED
  }

  static Outcome returned(Class<?> type, @Nullable Object result, @Nullable Object[] arguments) {
    String text = type == void.class ? "" : Literals.of(type, result);
    return new Outcome(Sort.RETURNED, text, Failure.NONE, after(arguments));
  }

  /** A call of a method of {@code entry} has thrown {@code exception}. */
  static Outcome threw(Throwable exception, Class<?> entry, @Nullable Object[] arguments) {
    Failure failure = Failure.of(exception, entry.getPackageName());
    boolean isStopped =
        exception instanceof BudgetExhausted || exception instanceof VirtualMachineError;
    return isStopped
        ? stopped(exception, failure)
        : new Outcome(Sort.THREW, exception.getClass().getName(), failure, after(arguments));
  }

  private static Outcome stopped(Throwable reason, Failure failure) {
    String text = reason instanceof BudgetExhausted ? failure.message() : reason.toString();
    return new Outcome(Sort.EXHAUSTED, text, failure, List.of());
  }

  /** The run was stopped, whatever the code has made of that. */
  static Outcome exhausted() {
    return new Outcome(Sort.EXHAUSTED, "out of steps or depth", Failure.NONE, List.of());
  }

  static Outcome rejected() {
    return new Outcome(Sort.REJECTED, "", Failure.NONE, List.of());
  }

  /** The target JVM did not survive the run, for a reason in words. */
  public static Outcome lost(String reason) {
    return new Outcome(Sort.LOST, reason, Failure.NONE, List.of());
  }

  static Outcome unstarted(Throwable problem) {
    return new Outcome(Sort.UNSTARTED, problem.toString(), Failure.NONE, List.of());
  }

  private static List<String> after(@Nullable Object[] arguments) {
    return Arrays.stream(arguments)
        .map(
            each ->
                each != null && each.getClass().isArray() ? Literals.of(each.getClass(), each) : "")
        .toList();
  }

  public void write(Outgoing out) {
    out.putText(sort.name());
    out.putText(text);
    failure.write(out);
    out.putInt(arguments.size());
    for (String argument : arguments) {
      out.putText(argument);
    }
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
    return new Outcome(sort, text, failure, arguments);
  }
}
