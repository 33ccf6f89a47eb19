package dev.waymark.explore;

import dev.waymark.program.call.CallGraph;
import dev.waymark.target.Entry;
import java.util.Set;

/**
 * One method to explore.
 *
 * @param doubts why even an exhausted tree would prove nothing; see {@link Closure}
 * @param bounds the states of the world that an exhausted tree is about; empty if all
 */
public record Job(Entry entry, Settings settings, Set<String> doubts, Set<String> bounds) {
  /** Explores {@code entry}, of which {@code closure} is what it may reach. */
  public Job(Entry entry, Settings settings, Closure closure) {
    this(entry, settings, closure.doubts(), closure.bounds());
  }

  /** Explores {@code entry}, which calls others as {@code calls} says. */
  public static Job of(Entry entry, Settings settings, CallGraph calls) {
    return new Job(entry, settings, Closure.of(entry, calls));
  }
}
