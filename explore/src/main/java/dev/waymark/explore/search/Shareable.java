package dev.waymark.explore.search;

import java.util.Set;

/** A strategy that may share its paths with others. */
interface Shareable extends Strategy {
  /** Leaves out the paths in {@code taken}, the very objects; linear in what waits. */
  void forget(Set<PartialPath> taken);
}
