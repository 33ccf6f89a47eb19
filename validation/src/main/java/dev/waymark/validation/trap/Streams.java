package dev.waymark.validation.trap;

import java.io.PrintStream;

/** Hole 7: fields of the library that are final in name only. */
public final class Streams {
  private Streams() {}

  /** After {@code System.setOut(null)}. */
  @Expected(open = "System.out == null [true]", because = "nobody replaces it")
  static int output(int a) {
    return System.out == null ? a : 0;
  }

  @Expected(open = "System.in == null [true]", because = "nobody replaces it")
  static int input(int a) {
    return System.in == null ? a : 0;
  }

  @Expected(open = "System.err == System.out [true]", because = "nobody replaces them")
  static int streams(int a) {
    return System.err == System.out ? a : 0;
  }

  @Expected(
      open = "out == null [true]",
      never = "out == null [true]",
      because = "nobody replaces it")
  static int printed(int a) {
    PrintStream out = System.out;
    out.println("");
    return out == null ? a : 0;
  }
}
