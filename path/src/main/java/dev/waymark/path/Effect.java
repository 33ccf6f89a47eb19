package dev.waymark.path;

import dev.waymark.program.MethodModel;
import java.util.List;

/** What a call of the JDK means. */
sealed interface Effect {
  /** It gives {@code value}, which is unset for void. */
  record Gives(Value value) implements Effect {}

  /** It throws an exception of exactly this class, an internal name. */
  record Throws(String type) implements Effect {}

  /** These calls one after the other, each but the first with the result of the one before. */
  record Runs(List<Step> steps) implements Effect {
    public Runs {
      steps = List.copyOf(steps);
    }
  }

  /** A call; {@code more} are the arguments after the result of the call before. */
  record Step(MethodModel method, List<Value> more) {
    public Step {
      more = List.copyOf(more);
    }
  }
}
