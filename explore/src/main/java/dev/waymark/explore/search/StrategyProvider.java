package dev.waymark.explore.search;

/** Provides a strategy of others; found by {@link java.util.ServiceLoader}. */
@FunctionalInterface
public interface StrategyProvider {
  /** The strategy; its name must be one that no other has. */
  StrategyKind kind();
}
