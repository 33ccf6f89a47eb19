package dev.waymark.explore;

import dev.waymark.path.Situation;
import dev.waymark.path.walk.Replay;
import dev.waymark.target.Input;
import java.util.List;

/**
 * The path of an input that was run.
 *
 * @param steps all choices on it, as far as it could be followed
 * @param start how many of them another path, which was run before, has in common
 * @param end how it ends, or why it could not be followed further
 */
record Route(Input input, List<Replay.Step> steps, int start, Situation end) {
  Route {
    steps = List.copyOf(steps);
  }

  /** A partial path: this one up to a choice, with another outcome there. */
  record Flip(Route route, int index, int outcome) {
    Situation.Choice choice() {
      return route.steps().get(index).choice();
    }
  }
}
