package dev.waymark.explore.verdict;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.List;

/**
 * How an exploration went.
 *
 * @param points each time that more was covered than before
 * @param choosing the nanoseconds that it took to choose paths and to remember those to choose from
 */
public record Course(List<Point> points, long choosing) {
  /** Of an exploration of which nothing is known. */
  public static final Course NONE = new Course(List.of(), 0);

  private static final long NANOS_PER_MILLI = 1_000_000;

  public Course {
    points = List.copyOf(points);
  }

  /**
   * What was covered, by whomever, when a run ended.
   *
   * @param run the number of the run
   * @param millis since the exploration began
   */
  public record Point(int run, long millis, int covered) {}

  /** How many objectives were covered after {@code runs} runs. */
  public int coveredAfter(int runs) {
    int covered = 0;
    for (Point point : points) {
      covered = point.run() <= runs ? point.covered() : covered;
    }
    return covered;
  }

  /** A course in the making. */
  public static final class Recorder {
    private final List<Point> points = new ArrayList<>();
    private long choosing;

    /** When it would have begun if it had not been interrupted. */
    private long beginning;

    public void begin(long now) {
      beginning = now;
    }

    public void ran(int run, long now, int covered) {
      if (points.isEmpty() || points.get(points.size() - 1).covered() < covered) {
        points.add(new Point(run, (now - beginning) / NANOS_PER_MILLI, covered));
      }
    }

    public void chose(long nanoseconds) {
      choosing += nanoseconds;
    }

    public Course course() {
      return new Course(points, choosing);
    }

    public void write(Outgoing out, long now) {
      out.putLong(now - beginning);
      out.putLong(choosing);
      out.putInt(points.size());
      for (Point point : points) {
        out.putInt(point.run());
        out.putLong(point.millis());
        out.putInt(point.covered());
      }
    }

    public void read(Incoming in, long now) {
      beginning = now - in.takeLong();
      choosing = in.takeLong();
      for (int left = in.takeInt(); left > 0; left--) {
        points.add(new Point(in.takeInt(), in.takeLong(), in.takeInt()));
      }
    }
  }
}
