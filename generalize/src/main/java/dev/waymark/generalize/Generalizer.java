package dev.waymark.generalize;

import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.chain.ChainBuilder;
import dev.waymark.generalize.explain.Explainer;
import dev.waymark.generalize.explain.Explanation;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.path.Constraint;
import dev.waymark.path.InstanceNames;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** From one infeasible path to a family of them (paper 003, section 3.4). */
public final class Generalizer {
  private final Explainer explainer;
  private final AutomatonBuilder automata;
  private final InstanceNames names;

  /**
   * Generalizes explanations, and believes the solver that gives them.
   *
   * @param names of the world in which paths are walked
   */
  public Generalizer(Explainer explainer, AutomatonBuilder automata, InstanceNames names) {
    this.explainer = explainer;
    this.automata = automata;
    this.names = names;
  }

  /**
   * The family of {@code path}; empty if the solver does not refute it, or if its reason is none
   * that other paths can share.
   *
   * @param constraints what the walk along the path says, without substitution
   */
  public Optional<Family> generalize(MoveSequence path, List<Constraint> constraints) {
    return explainer.explain(constraints).flatMap(why -> generalize(path, why));
  }

  /**
   * The same, if it is known which branches contradict each other.
   *
   * @param branches their places among {@code constraints}
   */
  public Optional<Family> generalize(
      MoveSequence path, List<Constraint> constraints, Collection<Integer> branches) {
    return explainer.explain(constraints, branches).flatMap(why -> generalize(path, why));
  }

  /** The family of paths for which {@code why} holds as for {@code path}. */
  public Optional<Family> generalize(MoveSequence path, Explanation why) {
    return ChainBuilder.of(path, why, names)
        .map(chain -> new Family(why, chain, automata.build(path, chain)));
  }
}
