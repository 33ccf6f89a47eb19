package dev.waymark.explore.extension;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The generalized control flow graph of paper 001 as it is in the end: where runs have been, and
 * what targets that they had not taken then demand where.
 *
 * @param reached the points at which runs are kept, or what runs may begin like
 * @param targets in the order in which they were found
 * @param questions how many inputs were asked for to get across
 */
public record Gcfg(List<Reached> reached, List<Target> targets, int questions) {
  public Gcfg {
    reached = List.copyOf(reached);
    targets = List.copyOf(targets);
  }

  /**
   * The beginning of a block.
   *
   * @param method in short
   * @param line of the source, or 0
   * @param block its number in the method
   */
  public record Point(String method, int line, int block) {}

  /**
   * Where runs have been: S-states.
   *
   * @param states how many states are kept of it
   */
  public record Reached(Point point, int states) {}

  /** What became of a target. */
  public enum Standing {
    /** A run has taken it. */
    COVERED,
    /** There are demands to go back from. */
    OPEN,
    /** All ways back that could be gone were gone. */
    USED_UP
  }

  /**
   * A branch that runs had come by and not taken.
   *
   * @param steps how many steps back were done
   * @param demands what must hold on ways to it: R-states
   */
  public record Target(String branch, Standing standing, int steps, List<Demand> demands) {
    public Target {
      demands = List.copyOf(demands);
    }
  }

  /**
   * What must hold at a point.
   *
   * @param next the number of the demand that it leads to; null if it leads to the target at once
   * @param conditions all that must hold, over the variables of the source
   * @param distance how far the nearest run was from it, as far as inputs do not decide
   * @param isFrontier whether nothing was asked yet of what comes before
   */
  public record Demand(
      int number,
      @Nullable Integer next,
      Point point,
      List<String> conditions,
      double distance,
      boolean isFrontier) {
    public Demand {
      conditions = List.copyOf(conditions);
    }

    /** All conditions as one. */
    public String predicate() {
      return conditions.isEmpty() ? "true" : String.join(" && ", conditions);
    }
  }
}
