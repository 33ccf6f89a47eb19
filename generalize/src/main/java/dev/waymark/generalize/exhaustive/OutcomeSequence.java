package dev.waymark.generalize.exhaustive;

import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.World;
import dev.waymark.path.state.Script;
import dev.waymark.path.walk.Walk;
import java.util.List;

/**
 * A partial path, told by what was chosen.
 *
 * @param outcomes of all choices of the walk, in order
 */
public record OutcomeSequence(List<Integer> outcomes) {
  public OutcomeSequence {
    outcomes = List.copyOf(outcomes);
  }

  /** A walk that has come this way. */
  public Walk walk(World world, Script script, Naming naming, Follower follower) {
    Walk walk = new Walk(world, script, naming, follower);
    for (int outcome : outcomes) {
      walk.situation();
      walk.take(outcome);
    }
    return walk;
  }
}
