package dev.waymark.target.wire;

import java.util.ArrayList;
import java.util.List;

/**
 * What an object says of itself.
 *
 * @param subject which object was asked
 * @param index which input, or which stub, counted from 0; for a result, the input that it is, else
 *     -1
 * @param method which method of the stub was called; -1 for others
 * @param question what follows the object in an expression, such as {@code .getName()}; an input is
 *     written as {@code {0}}
 * @param type the descriptor of the answer
 * @param value the answer, as a Java expression
 */
public record Observation(
    Subject subject, int index, int method, String question, String type, String value) {
  /** How many calls a method of a stub has received. */
  public static final String COUNT = ".size()";

  /** What can be asked. */
  public enum Subject {
    /** What the call made or returned. */
    RESULT,
    /** An input, which may be the object that was called. */
    INPUT,
    /** The list of what a method of a stub was called with. */
    RECEIVED
  }

  /** The call returned an input, this one. */
  public static Observation sameAs(int input) {
    return new Observation(Subject.RESULT, input, -1, "", "", "");
  }

  /** Whether it says that the call returned an input. */
  public boolean isSameAsInput() {
    return subject == Subject.RESULT && index >= 0;
  }

  /** The same question to the same object. */
  public boolean isLike(Observation other) {
    return subject == other.subject && index == other.index && question.equals(other.question);
  }

  /** Writes what {@link #readAll} reads. */
  public static void write(List<Observation> observations, Outgoing out) {
    out.putInt(observations.size());
    for (Observation each : observations) {
      out.putText(each.subject.name());
      out.putInt(each.index);
      out.putInt(each.method);
      out.putText(each.question);
      out.putText(each.type);
      out.putText(each.value);
    }
  }

  /** Reads what {@link #write} wrote. */
  public static List<Observation> readAll(Incoming in) {
    List<Observation> observations = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      observations.add(
          new Observation(
              Subject.valueOf(in.takeText()),
              in.takeInt(),
              in.takeInt(),
              in.takeText(),
              in.takeText(),
              in.takeText()));
    }
    return observations;
  }
}
