package dev.waymark.target.host;

import dev.waymark.probe.Limits;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * One input to run.
 *
 * @param type the class of the entry, with dots
 * @param draws the first values that the code draws by itself
 * @param freshClasses whether static state is to be as at the start
 */
public record RunRequest(
    String type,
    String method,
    String descriptor,
    List<Value> arguments,
    List<Long> draws,
    Limits limits,
    boolean freshClasses) {
  public RunRequest {
    arguments = List.copyOf(arguments);
    draws = List.copyOf(draws);
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeUTF(type);
    out.writeUTF(method);
    out.writeUTF(descriptor);
    out.writeInt(limits.steps());
    out.writeInt(limits.depth());
    out.writeInt(limits.events());
    out.writeInt(limits.nodes());
    out.writeBoolean(freshClasses);
    out.writeInt(arguments.size());
    for (Value argument : arguments) {
      Value.write(argument, out);
    }
    out.writeInt(draws.size());
    for (long draw : draws) {
      out.writeLong(draw);
    }
  }

  static RunRequest read(DataInputStream in) throws IOException {
    String type = in.readUTF();
    String method = in.readUTF();
    String descriptor = in.readUTF();
    Limits limits = new Limits(in.readInt(), in.readInt(), in.readInt(), in.readInt());
    boolean freshClasses = in.readBoolean();
    int count = in.readInt();
    List<Value> arguments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      arguments.add(Value.read(in));
    }
    return new RunRequest(type, method, descriptor, arguments, readDraws(in), limits, freshClasses);
  }

  private static List<Long> readDraws(DataInputStream in) throws IOException {
    List<Long> draws = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      draws.add(in.readLong());
    }
    return draws;
  }
}
