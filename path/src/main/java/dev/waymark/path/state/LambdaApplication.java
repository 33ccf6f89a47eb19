package dev.waymark.path.state;

import dev.waymark.path.PathValue;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of the result of a method behind a lambda on the way to the caller.
 *
 * @param made the object that a constructor behind the lambda is given; null if there is none
 * @param from the descriptor of what the method behind returns
 * @param to the descriptor of what the caller gets
 */
public record LambdaApplication(PathValue.@Nullable Reference made, String from, String to) {
  /** Whether the caller gets something. */
  public boolean hasResult() {
    return !to.equals("V");
  }
}
