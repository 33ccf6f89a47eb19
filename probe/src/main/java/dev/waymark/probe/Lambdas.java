package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/** Arguments on their way through a lambda. Entry point of the methods behind lambdas. */
public final class Lambdas {
  private Lambdas() {}

  /**
   * Passes on what a lambda has captured and was called with.
   *
   * @param captured a Shadow array, or null if all is concrete
   * @param count how many numbers are captured
   * @param direct 1 if instrumented code has called the lambda, else 0
   * @param passed how many numbers it was called with
   * @param newToken the method to be called; 0 if it is not instrumented
   */
  public static void forward(
      @Nullable Object captured, int count, int direct, int passed, int newToken, int site) {
    if (!Run.isHere() || (captured == null && direct == 0)) {
      return;
    }
    @Nullable Shadow[] shadows = new Shadow[count + passed];
    if (captured instanceof Shadow[] kept) {
      System.arraycopy(kept, 0, shadows, 0, count);
    }
    if (direct != 0) {
      Calls.copyArguments(shadows, count, passed);
    }
    boolean any = false;
    for (int i = 0; i < shadows.length; i++) {
      Shadow shadow = shadows[i];
      boolean isPassed = shadow != null && Nodes.isCurrent(shadow);
      Calls.put(i, isPassed ? shadow : null);
      any |= isPassed;
    }
    if (any && newToken == 0) {
      Calls.foreign(site);
    } else if (any) {
      Calls.open(newToken, site);
    }
  }
}
