package dev.waymark.explore;

import dev.waymark.target.Execution;

/** Learns from every run of an exploration. */
@FunctionalInterface
public interface Observer {
  /** A run has ended. */
  void ran(TestCase test, Execution execution);
}
