package dev.waymark.target.wire;

/**
 * Where an exception comes from, and how a test can name it.
 *
 * @param message its message; empty if there is none
 * @param place the method and line outside of the library where it was made; empty if unknown
 * @param through the method of the library that was called there and has thrown it, without a line;
 *     empty if the exception was made at {@code place} itself, or nothing is known
 * @param catchable its class, or the closest superclass that tests can see, as Java writes it
 */
public record Failure(String message, String place, String through, String catchable) {
  /** Nothing was thrown. */
  public static final Failure NONE = new Failure("", "", "", "");

  /** What is known of a run that was ended from outside. */
  public static Failure at(String message, String place) {
    return new Failure(message, place, "", "");
  }

  void write(Outgoing out) {
    out.putText(message);
    out.putText(place);
    out.putText(through);
    out.putText(catchable);
  }

  static Failure read(Incoming in) {
    return new Failure(in.takeText(), in.takeText(), in.takeText(), in.takeText());
  }
}
