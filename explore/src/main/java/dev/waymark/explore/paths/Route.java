package dev.waymark.explore.paths;

import dev.waymark.path.Situation;
import dev.waymark.path.tree.Folder;
import dev.waymark.path.tree.Token;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import java.util.List;

/**
 * The path of an input that was run, as a walk follows it.
 *
 * @param steps all choices on it, as far as it could be followed
 * @param walk at its end
 * @param agrees whether the run is known to have gone this way
 */
record Route(List<Replay.Step> steps, Walk walk, boolean agrees) {
  Route {
    steps = List.copyOf(steps);
  }

  /** How it ends, or why it could not be followed further. */
  Situation end() {
    return walk.situation() instanceof Situation.Choice
        ? new Situation.Lost("what comes after " + RouteFinder.MOST_CHOICES + " choices")
        : walk.situation();
  }

  Folder folder() {
    return (Folder) walk.follower();
  }

  /** Its abstract path; empty if an assumption fails on it. */
  List<Token> passed() {
    return end() instanceof Situation.Rejected ? List.of() : folder().tokens();
  }
}
