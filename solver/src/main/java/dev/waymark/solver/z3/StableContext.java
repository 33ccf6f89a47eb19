package dev.waymark.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Native;

/**
 * A context that keeps every term until it is closed. Others give up terms when the garbage
 * collector finds that Java no longer refers to them, and give their numbers to later ones; Z3
 * orders terms by number, so that answers would depend on the collector.
 */
final class StableContext extends Context {
  private static final long NO_CONFIGURATION = 0;

  StableContext() {
    super(Native.mkContext(NO_CONFIGURATION));
  }
}
