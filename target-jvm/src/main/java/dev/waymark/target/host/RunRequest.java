package dev.waymark.target.host;

import dev.waymark.probe.Limits;
import java.util.ArrayList;
import java.util.List;

/**
 * One input to run.
 *
 * @param type the class of the entry, with dots
 * @param draws the first values that the code draws by itself
 * @param nanoseconds how long the run may take
 * @param freshClasses whether static state is to be as at the start
 */
public record RunRequest(
    String type,
    String method,
    String descriptor,
    List<Value> arguments,
    List<Long> draws,
    Limits limits,
    long nanoseconds,
    boolean freshClasses) {
  public RunRequest {
    arguments = List.copyOf(arguments);
    draws = List.copyOf(draws);
  }

  /** Writes what {@link #read} reads. */
  public void write(Outgoing out) {
    out.putText(type);
    out.putText(method);
    out.putText(descriptor);
    out.putInt(limits.steps());
    out.putInt(limits.depth());
    out.putInt(limits.events());
    out.putInt(limits.nodes());
    out.putLong(nanoseconds);
    out.putByte(freshClasses ? 1 : 0);
    out.putInt(arguments.size());
    for (Value argument : arguments) {
      Value.write(argument, out);
    }
    out.putInt(draws.size());
    for (long draw : draws) {
      out.putLong(draw);
    }
  }

  static RunRequest read(Incoming in) {
    String type = in.takeText();
    String method = in.takeText();
    String descriptor = in.takeText();
    Limits limits = new Limits(in.takeInt(), in.takeInt(), in.takeInt(), in.takeInt());
    long nanoseconds = in.takeLong();
    boolean freshClasses = in.takeByte() != 0;
    int count = in.takeInt();
    List<Value> arguments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      arguments.add(Value.read(in));
    }
    List<Long> draws = readDraws(in);
    return new RunRequest(
        type, method, descriptor, arguments, draws, limits, nanoseconds, freshClasses);
  }

  private static List<Long> readDraws(Incoming in) {
    List<Long> draws = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      draws.add(in.takeLong());
    }
    return draws;
  }
}
