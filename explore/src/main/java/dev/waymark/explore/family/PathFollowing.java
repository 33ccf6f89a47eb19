package dev.waymark.explore.family;

import dev.waymark.explore.extension.Question;
import dev.waymark.explore.input.Scripts;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.search.Prefix;
import dev.waymark.generalize.record.MoveRecorder;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.Names;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.walk.Walk;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Goes with the path interpreter where runs went, or should have gone. */
public final class PathFollowing {
  /** Longer paths are not followed to their end. */
  static final int MOST_CHOICES = 5_000;

  private final Entry entry;
  private final World world;
  private final Perspective view;

  /**
   * Follows paths of {@code entry}.
   *
   * @param world whose terms the inputs are made of
   * @param view how the search sees paths
   */
  public PathFollowing(Entry entry, World world, Perspective view) {
    this.entry = entry;
    this.world = world;
    this.view = view;
  }

  /**
   * What is executed on a path.
   *
   * @param constraints what that says, without substitution
   * @param branches the places among them of what the walk chose, in order
   */
  public record Followed(MoveSequence path, List<Constraint> constraints, List<Integer> branches) {
    public Followed {
      constraints = List.copyOf(constraints);
      branches = List.copyOf(branches);
    }
  }

  /** Names of what constraints speak of. */
  public Names names() {
    return world.names();
  }

  /** The path that a question asks for; empty if it cannot be followed. */
  public Optional<Followed> follow(Question question) {
    List<Integer> outcomes = outcomes(question);
    return outcomes == null ? Optional.empty() : follow(question.base(), outcomes);
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

  /** The outcomes of all choices of a walk along the path, those that constants decide included. */
  private @Nullable List<Integer> outcomes(Question question) {
    Prefix path = question.path();
    if (path == null) {
      return null;
    }
    Walk walk = begin(question.base(), Naming.SUBSTITUTED, Follower.NONE);
    Evaluator evaluator = new Evaluator(question.base().numbers());
    List<Integer> outcomes = new ArrayList<>();
    for (Prefix step : path.steps()) {
      if (!view.isStep(step)) {
        continue;
      }
      Situation.Choice choice = toStep(walk, evaluator, outcomes);
      if (choice == null || !view.isAt(step, choice)) {
        return null;
      }
      outcomes.add(step.outcome());
      walk.take(step.outcome());
    }
    return outcomes;
  }

  /** Goes on to the next step as the input does; null if there is none. */
  private Situation.@Nullable Choice toStep(
      Walk walk, Evaluator evaluator, List<Integer> outcomes) {
    while (outcomes.size() < MOST_CHOICES && walk.situation() instanceof Situation.Choice choice) {
      int taken = taken(choice, evaluator);
      if (view.isStep(choice, taken)) {
        return choice;
      }
      outcomes.add(taken);
      walk.take(taken);
    }
    return null;
  }

  /** Which way an input goes. */
  static int taken(Situation.Choice choice, Evaluator evaluator) {
    int taken = 0;
    while (!evaluator.holds(choice.conditions().get(taken))) {
      taken++;
    }
    return taken;
  }
}
