package dev.waymark.target.wire;

import java.util.ArrayList;
import java.util.List;

/**
 * What an object says of itself.
 *
 * @param method the method that was asked, which takes nothing
 * @param type the descriptor of what it returns
 * @param value what it returned, as a Java expression
 */
public record Observation(String method, String type, String value) {
  /** Writes what {@link #readAll} reads. */
  public static void write(List<Observation> observations, Outgoing out) {
    out.putInt(observations.size());
    for (Observation each : observations) {
      out.putText(each.method);
      out.putText(each.type);
      out.putText(each.value);
    }
  }

  /** Reads what {@link #write} wrote. */
  public static List<Observation> readAll(Incoming in) {
    List<Observation> observations = new ArrayList<>();
    for (int left = in.takeInt(); left > 0; left--) {
      observations.add(new Observation(in.takeText(), in.takeText(), in.takeText()));
    }
    return observations;
  }
}
