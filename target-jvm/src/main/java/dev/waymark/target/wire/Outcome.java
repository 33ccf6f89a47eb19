package dev.waymark.target.wire;

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
  public boolean isAnswer() {
    return sort == Sort.RETURNED || sort == Sort.THREW;
  }

  /** The target JVM did not survive the run, for a reason in words. */
  public static Outcome lost(String reason, Failure failure) {
    return new Outcome(Sort.LOST, reason, failure, List.of(), "");
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
    out.putTexts(arguments);
    out.putText(remark);
  }

  /** Reads what {@link #write} wrote. */
  public static Outcome read(Incoming in) {
    Sort sort = Sort.valueOf(in.takeText());
    String text = in.takeText();
    Failure failure = Failure.read(in);
    return new Outcome(sort, text, failure, in.takeTexts(), in.takeText());
  }
}
