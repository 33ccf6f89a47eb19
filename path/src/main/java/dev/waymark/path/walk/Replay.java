package dev.waymark.path.walk;

import dev.waymark.path.Situation;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole path of one input.
 *
 * @param steps all choices on the way, those that constants decide included
 * @param end how it ends
 */
public record Replay(List<Step> steps, Situation end) {
  public Replay {
    steps = List.copyOf(steps);
  }

  /** A choice, and what was chosen. */
  public record Step(Situation.Choice choice, int taken) {
    /** What the choice says of the inputs. */
    public Term condition() {
      return choice.conditions().get(taken);
    }
  }

  /** Goes on with {@code walk} as the input does that {@code numbers} are. */
  public static Replay of(Walk walk, Assignment numbers) {
    Evaluator evaluator = new Evaluator(numbers);
    List<Step> steps = new ArrayList<>();
    while (walk.situation() instanceof Situation.Choice choice) {
      int taken = choice.taken(evaluator);
      steps.add(new Step(choice, taken));
      walk.take(taken);
    }
    return new Replay(steps, walk.situation());
  }
}
