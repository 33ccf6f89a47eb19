package dev.waymark.target.wire;

import dev.waymark.probe.run.RunLimits;
import java.util.ArrayList;
import java.util.List;

/**
 * One input to run.
 *
 * @param type the class of the entry, with dots
 * @param testPackage the package that tests stand in, with dots
 * @param method its name; {@code <init>} for a constructor
 * @param arguments what it takes; the object that an instance method is called on comes first
 * @param draws the first values that the code draws by itself
 * @param nanoseconds how long the run may take
 * @param pathEvents how many events of the whole path to record; 0 if nobody wants it
 * @param closed places with labels that nobody asks for from now on
 */
@SuppressWarnings("ArrayRecordComponent")
public record RunRequest(
    String type,
    String testPackage,
    String method,
    String descriptor,
    List<InputValue> arguments,
    List<Long> draws,
    RunLimits limits,
    long nanoseconds,
    int pathEvents,
    int[] closed) {
  public RunRequest {
    arguments = List.copyOf(arguments);
    draws = List.copyOf(draws);
  }

  /** Writes what {@link #read} reads. */
  public void write(Outgoing out) {
    out.putText(type);
    out.putText(testPackage);
    out.putText(method);
    out.putText(descriptor);
    out.putInt(limits.steps());
    out.putInt(limits.depth());
    out.putInt(limits.events());
    out.putInt(limits.nodes());
    out.putLong(nanoseconds);
    out.putInt(pathEvents);
    InputValueCodec.write(arguments, out);
    out.putInt(draws.size());
    for (long draw : draws) {
      out.putLong(draw);
    }
    out.putInt(closed.length);
    for (int place : closed) {
      out.putInt(place);
    }
  }

  /** The draws as the probe takes them. */
  public long[] drawn() {
    long[] drawn = new long[draws.size()];
    for (int i = 0; i < drawn.length; i++) {
      drawn[i] = draws.get(i);
    }
    return drawn;
  }

  /** Reads what {@link #write} wrote. */
  public static RunRequest read(Incoming in) {
    String type = in.takeText();
    String testPackage = in.takeText();
    String method = in.takeText();
    String descriptor = in.takeText();
    RunLimits limits = new RunLimits(in.takeInt(), in.takeInt(), in.takeInt(), in.takeInt());
    long nanoseconds = in.takeLong();
    int pathEvents = in.takeInt();
    List<InputValue> arguments = InputValueCodec.readAll(in);
    List<Long> draws = readDraws(in);
    int[] closed = readClosed(in);
    return new RunRequest(
        type,
        testPackage,
        method,
        descriptor,
        arguments,
        draws,
        limits,
        nanoseconds,
        pathEvents,
        closed);
  }

  private static int[] readClosed(Incoming in) {
    int[] closed = new int[in.takeInt()];
    for (int i = 0; i < closed.length; i++) {
      closed[i] = in.takeInt();
    }
    return closed;
  }

  private static List<Long> readDraws(Incoming in) {
    List<Long> draws = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      draws.add(in.takeLong());
    }
    return draws;
  }
}
