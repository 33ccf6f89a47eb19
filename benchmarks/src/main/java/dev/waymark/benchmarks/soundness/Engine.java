package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.verdict.Findings;
import dev.waymark.target.Entry;

/** What gives verdicts, and is to be caught at a wrong one. */
@FunctionalInterface
interface Engine {
  /** Explores {@code entry}, a method of the program of {@code bed}. */
  Findings explore(Bed bed, Entry entry, Configuration configuration);
}
