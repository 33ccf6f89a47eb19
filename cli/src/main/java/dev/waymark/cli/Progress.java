package dev.waymark.cli;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.program.ClassModel;
import dev.waymark.target.Entry;

/** A line on the terminal that shows the progress of an exploration; silent without a terminal. */
final class Progress {
  private static final long INTERVAL = 200_000_000L;
  private static final int WIDTH = 78;

  private final Console console;
  private final int classes;
  private final boolean isShown =
      Boolean.getBoolean("waymark.terminal") && System.getenv("CI") == null;
  private String doing = "";
  private int number;
  private int runs;
  private long last = System.nanoTime();

  Progress(Console console, int classes) {
    this.console = console;
    this.classes = classes;
  }

  /** The next class is {@code type}. */
  void begin(ClassModel type) {
    number++;
    runs = 0;
    doing = classes == 1 ? "" : "class " + number + " of " + classes + ", " + type + ", ";
  }

  /** Who is to be told of the runs of {@code entry}. */
  Extensions of(Entry entry) {
    return Extensions.of((test, execution) -> ran(entry));
  }

  private void ran(Entry entry) {
    runs++;
    if (isShown && System.nanoTime() - last > INTERVAL) {
      last = System.nanoTime();
      show(doing + entry.method().name() + ": " + runs + " runs");
    }
  }

  /** Clears the line. */
  void end() {
    if (isShown) {
      show("");
      console.err().print("\r");
      console.err().flush();
    }
  }

  private void show(String line) {
    String end = line.length() > WIDTH ? line.substring(line.length() - WIDTH) : line;
    console.err().print("\r" + end + " ".repeat(WIDTH - end.length()));
    console.err().flush();
  }
}
