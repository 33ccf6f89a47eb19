package dev.waymark.generalize;

import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.chain.ChainBuilder;
import dev.waymark.generalize.explain.Explainer;
import dev.waymark.generalize.explain.Explanation;
import dev.waymark.generalize.record.PathRecord;
import dev.waymark.path.Constraint;
import dev.waymark.path.Names;
import java.util.List;
import java.util.Optional;

/** From one infeasible path to a family of them (paper 003, section 3.4). */
public final class Generalizer {
  private final Explainer explainer;
  private final AutomatonBuilder automata;
  private final Names names;

  public Generalizer(Explainer explainer, AutomatonBuilder automata, Names names) {
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
  public Optional<Family> generalize(PathRecord path, List<Constraint> constraints) {
    return explainer.explain(constraints).flatMap(why -> generalize(path, why));
  }

  /** The family of paths for which {@code why} holds as for {@code path}. */
  public Optional<Family> generalize(PathRecord path, Explanation why) {
    return ChainBuilder.of(path, why, names)
        .map(chain -> new Family(why, chain, automata.build(path, chain)));
  }
}
