package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.shadow.Shadow;

/**
 * Numbers shadows of a run that is over, from 0 on, in the order in which they are given. Shadows
 * need no number before, so the runs of instrumented code do not pay for it.
 */
public final class Numbering {
  /** Goes on from one to the next, so that numbers that others have given are known. */
  private static int next;

  private final int first = next;
  private int size;

  /** Whether the shadow has a number. */
  public boolean has(Shadow shadow) {
    return shadow.mark() < 0;
  }

  /** Gives the next number to a shadow of the last run. */
  public void give(Shadow shadow) {
    if (!Nodes.isCurrent(shadow)) {
      throw foreign();
    }
    shadow.mark(~next);
    next = next + 1 & Integer.MAX_VALUE;
    size++;
  }

  /** The number of a shadow. */
  public int of(Shadow shadow) {
    int number = ~shadow.mark() - first & Integer.MAX_VALUE;
    if (!has(shadow) || number >= size) {
      throw foreign();
    }
    return number;
  }

  private static IllegalStateException foreign() {
    return new IllegalStateException("a shadow of another run");
  }
}
