package dev.waymark.explore.extending;

import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Refutation;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.target.Execution;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A veto that learns: a question that contains all conditions of a refutation is refuted, too. It
 * observes refutations, and forgets them with their terms: those of another epoch are never equal.
 */
public final class RefutedBefore implements Veto, Observer {
  private final List<Set<Term>> cores = new ArrayList<>();
  private int vetoes;

  @Override
  public Optional<Proof.Kind> refutes(Question question) {
    Set<Term> conditions = Set.copyOf(question.conditions());
    if (cores.stream().noneMatch(conditions::containsAll)) {
      return Optional.empty();
    }
    vetoes++;
    return Optional.of(Proof.Kind.GENERALIZED_PATH);
  }

  @Override
  public void refuted(Refutation refutation) {
    if (!refutation.core().isEmpty()) {
      cores.add(refutation.core());
    }
  }

  @Override
  public void ran(TestCase test, Execution execution) {}

  /** How many questions no solver had to answer. */
  public int vetoes() {
    return vetoes;
  }
}
