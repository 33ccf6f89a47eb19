package dev.waymark.explore.search;

import java.util.List;

/**
 * A strategy there is.
 *
 * @param name what users call it
 * @param summary one line: what comes first
 * @param source the paper it comes from
 */
public record StrategyKind(
    String name, String summary, String source, List<StrategyOption> options, Factory factory) {
  public StrategyKind {
    options = List.copyOf(options);
  }

  /** Makes a strategy without paths. */
  @FunctionalInterface
  public interface Factory {
    /** With these options, for what is given. */
    Strategy make(SearchChoice options, Surroundings given);
  }
}
