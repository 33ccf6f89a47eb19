package dev.waymark.cli.jobs;

import dev.waymark.cli.console.Console;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Says how explorations go, all of them in one view: on a terminal in a line that changes,
 * elsewhere in a new line now and then. Tests, which do not say where they run, hear nothing.
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
  private final int jobs;
  private final Manner manner = Manner.of(System.getProperty("waymark.terminal"));
  private final List<Lane> lanes = new ArrayList<>();
  private final long start = System.nanoTime();
  private long last = start;
  private int done;
  private boolean isPaused;

  /**
   * Tells of so many classes, so many of them at once.
   *
   * @param time for each; zero if work counts, and not time
   */
  public Progress(Console console, int classes, Duration time, int jobs) {
    this.console = console;
    this.classes = classes;
    this.time = time;
    this.jobs = jobs;
  }

  /** An exploration of one class. */
  public final class Lane {
    private final ClassModel type;
    private final Set<Branch> covered = new HashSet<>();
    private String doing = "";
    private int runs;

    private Lane(ClassModel type) {
      this.type = type;
    }

    /** Who is to be told of the runs of {@code entry}. */
    public Extensions of(Entry entry) {
      return Extensions.of((test, execution) -> ran(this, entry, test));
    }

    /** The class is explored. */
    public void end() {
      remove(this);
    }

    @Override
    public String toString() {
      String name = classes == 1 && manner == Manner.ONE_LINE ? "" : type + ".";
      return "%s%s: %d runs, %d covered".formatted(name, doing, runs, covered.size());
    }
  }

  /** Somebody begins with {@code type}. */
  public synchronized Lane begin(ClassModel type) {
    Lane lane = new Lane(type);
    lanes.add(lane);
    return lane;
  }

  private synchronized void remove(Lane lane) {
    lanes.remove(lane);
    done++;
  }

  private synchronized void ran(Lane lane, Entry entry, TestCase test) {
    lane.runs++;
    lane.covered.addAll(test.covers());
    lane.doing = entry.method().name();
    long now = System.nanoTime();
    if (now - last > manner.interval && !isPaused) {
      last = now;
      tell(now);
    }
  }

  private void tell(long now) {
    String place = classes == 1 ? "" : done + " of " + classes + " classes done; ";
    String doing =
        lanes.stream()
            .filter(lane -> !lane.doing.isEmpty())
            .map(Lane::toString)
            .collect(Collectors.joining("; "));
    String left = left(now);
    if (manner == Manner.ONE_LINE) {
      int room = WIDTH - place.length() - left.length();
      show(place + (doing.length() > room ? doing.substring(0, room) : doing) + left);
    } else {
      console.complain(place + doing + left);
    }
  }

  /**
   * Classes to come may take as long as those before, but not longer than they have time. Nothing
   * is known of the first one if work counts, and not time.
   */
  private String left(long now) {
    if (time.isZero() && done == 0) {
      return "";
    }
    long gone = (now - start) / SECOND;
    int rounds = (classes - done + jobs - 1) / jobs;
    long each = time.isZero() ? Integer.MAX_VALUE : time.toSeconds();
    long most = Math.max(0, each * rounds - (classes == 1 ? gone : 0));
    long likely = done == 0 ? most : Math.min(most, gone * (classes - done) / done);
    return "; " + (likely < 120 ? likely + " s" : "about " + likely / 60 + " min") + " left";
  }

  /** Clears the line and says nothing, while others write. */
  public synchronized void pause() {
    isPaused = true;
    if (manner == Manner.ONE_LINE) {
      show("");
      console.err().print("\r");
      console.err().flush();
    }
  }

  /** Goes on after a pause. */
  public synchronized void resume() {
    isPaused = false;
  }

  private void show(String line) {
    console.err().print("\r" + line + " ".repeat(WIDTH - line.length()));
    console.err().flush();
  }
}
