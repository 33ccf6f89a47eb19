package dev.waymark.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What a command line did. */
record Execution(int exitCode, String out, String err) {
  static Execution of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Execution(exitCode, out.toString(), err.toString());
  }
}
