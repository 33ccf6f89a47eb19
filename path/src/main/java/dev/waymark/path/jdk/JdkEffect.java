package dev.waymark.path.jdk;

import dev.waymark.path.PathValue;
import dev.waymark.program.MethodModel;
import java.util.List;

/** What a call of the JDK means. */
public sealed interface JdkEffect {
  /** It gives {@code value}, which is unset for void. */
  record Gives(PathValue value) implements JdkEffect {}

  /** It throws an exception of exactly this class, an internal name. */
  record Throws(String type) implements JdkEffect {}

  /** These calls one after the other, each but the first with the result of the one before. */
  record Runs(List<Step> steps) implements JdkEffect {
    public Runs {
      steps = List.copyOf(steps);
    }
  }

  /** A call; {@code more} are the arguments after the result of the call before. */
  record Step(MethodModel method, List<PathValue> more) {
    public Step {
      more = List.copyOf(more);
    }
  }
}
