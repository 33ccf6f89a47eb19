package dev.waymark.cli;

import dev.waymark.explore.Observer;
import dev.waymark.explore.TestCase;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;

/** A line on the terminal that says how an exploration goes; nothing where there is no terminal. */
final class Progress implements Observer {
  private static final long INTERVAL = 200_000_000L;

  private final Console console;
  private final Entry entry;
  private final boolean isShown =
      Boolean.getBoolean("waymark.terminal") && System.getenv("CI") == null;
  private int runs;
  private long last = System.nanoTime();

  Progress(Console console, Entry entry) {
    this.console = console;
    this.entry = entry;
  }

  @Override
  public void ran(TestCase test, Execution execution) {
    runs++;
    if (isShown && System.nanoTime() - last > INTERVAL) {
      last = System.nanoTime();
      console.err().print("\r" + entry.method().name() + ": " + runs + " runs");
      console.err().flush();
    }
  }

  /** Clears the line. */
  void end() {
    if (isShown) {
      console.err().print("\r" + " ".repeat(60) + "\r");
      console.err().flush();
    }
  }
}
