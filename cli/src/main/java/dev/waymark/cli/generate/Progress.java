package dev.waymark.cli.generate;

import dev.waymark.cli.console.Console;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says how an exploration goes: on a terminal in a line that changes, elsewhere in a new line now
 * and then. Tests, which do not say where they run, hear nothing.
 */
public final class Progress {
  private static final long SECOND = 1_000_000_000L;
  private static final int WIDTH = 78;

  /** How to speak. */
  private enum Manner {
    SILENT(Long.MAX_VALUE),
    ONE_LINE(SECOND / 5),
    NEW_LINES(10 * SECOND);

    final long interval;

    Manner(long interval) {
      this.interval = interval;
    }

    static Manner of(@Nullable String terminal) {
      if (terminal == null) {
        return SILENT;
      }
      return terminal.equals("true") && System.getenv("CI") == null ? ONE_LINE : NEW_LINES;
    }
  }

  private final Console console;
  private final int classes;
  private final Duration time;
  private final Manner manner = Manner.of(System.getProperty("waymark.terminal"));
  private final Set<Branch> covered = new HashSet<>();
  private String doing = "";
  private int number;
  private int runs;
  private long start = System.nanoTime();
  private long last = start;

  /** Tells of so many classes, each of which has {@code time}. */
  public Progress(Console console, int classes, Duration time) {
    this.console = console;
    this.classes = classes;
    this.time = time;
  }

  /** The next class is {@code type}. */
  public void begin(ClassModel type) {
    number++;
    runs = 0;
    start = System.nanoTime();
    covered.clear();
    String place = classes == 1 ? "" : "class " + number + " of " + classes + ", ";
    doing = classes == 1 && manner == Manner.ONE_LINE ? "" : place + type + ", ";
  }

  /** Who is to be told of the runs of {@code entry}. */
  public Extensions of(Entry entry) {
    return Extensions.of((test, execution) -> ran(entry, test));
  }

  private void ran(Entry entry, TestCase test) {
    runs++;
    covered.addAll(test.covers());
    long now = System.nanoTime();
    if (now - last > manner.interval) {
      last = now;
      String line = doing + entry.method().name() + ": " + runs + " runs";
      if (manner == Manner.ONE_LINE) {
        show(line);
      } else {
        console.complain(line + ", " + covered.size() + " covered, " + left(now) + " s left");
      }
    }
  }

  private long left(long now) {
    return Math.max(0, time.toSeconds() - (now - start) / SECOND);
  }

  /** Clears the line. */
  public void end() {
    if (manner == Manner.ONE_LINE) {
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
