package dev.waymark.explore.family;

import dev.waymark.explore.input.Scripts;
import dev.waymark.generalize.record.MoveRecorder;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.InstanceNames;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.walk.Walk;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes with the path interpreter where runs went, or should have gone. */
final class PathFollowing {
  /** Longer paths are not followed to their end. */
  static final int MOST_CHOICES = 5_000;

  private final Entry entry;
  private final World world;

  /** Follows paths of {@code entry}, whose inputs are made of the terms of {@code world}. */
  PathFollowing(Entry entry, World world) {
    this.entry = entry;
    this.world = world;
  }

  /**
   * What is executed on a path.
   *
   * @param constraints what that says, without substitution
   * @param branches the places among them of what the walk chose, in order
   */
  record Followed(MoveSequence path, List<Constraint> constraints, List<Integer> branches) {
    Followed {
      constraints = List.copyOf(constraints);
      branches = List.copyOf(branches);
    }
  }

  /** Names of what constraints speak of. */
  InstanceNames names() {
    return world.names();
  }

  /** The path of inputs like {@code base} with these outcomes of all choices. */
  Optional<Followed> follow(Input base, List<Integer> outcomes) {
    Walk walk = begin(base, Naming.NAMED, new MoveRecorder());
    List<Integer> branches = new ArrayList<>();
    for (int outcome : outcomes) {
      if (!(walk.situation() instanceof Situation.Choice)) {
        return Optional.empty();
      }
      branches.add(walk.constraintCount());
      walk.take(outcome);
    }
    MoveRecorder recorder = (MoveRecorder) walk.follower();
    return Optional.of(new Followed(recorder.record(), walk.constraints(), branches));
  }

  Walk begin(Input base, Naming naming, Follower follower) {
    return new Walk(world, Scripts.of(world.terms(), entry, base.arguments()), naming, follower);
  }
}
