package dev.waymark.explore.targets;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/** Says by annotations what it admits. */
public final class Annotated {
  private Annotated() {}

  /** The first condition cannot hold, the second can. */
  public static int percent(@Min(0) @Max(100) int value) {
    if (value > 100) {
      return -1;
    }
    return value == 100 ? 1 : 0;
  }

  /** Neither null nor empty nor longer than two. */
  public static int first(@NotNull @Size(min = 1, max = 2) int[] values) {
    if (values.length > 2) {
      return -1;
    }
    return values[0] > 5 ? 1 : 0;
  }
}
