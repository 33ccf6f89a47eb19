package dev.waymark.cli.console;

import dev.waymark.program.ProgramException;
import java.io.PrintWriter;

/** Where a command writes: results to {@code out}, problems to {@code err}. */
public record Console(PrintWriter out, PrintWriter err) {
  /** Reports, in one line, what Waymark cannot use. */
  public void complain(ProgramException e) {
    complain(String.valueOf(e.getMessage()));
  }

  public void complain(String message) {
    err.println("waymark: " + message);
    err.flush();
  }
}
