package dev.waymark.examples;

/** Ends the JVM for one input. Waymark refuses the call and reports the input. */
public final class Shutdown {
  private Shutdown() {}

  /** Stops the program if {@code code} says so; otherwise returns the next code. */
  public static int handle(int code) {
    if (code == 42) {
      System.exit(1);
    }
    return code + 1;
  }
}
