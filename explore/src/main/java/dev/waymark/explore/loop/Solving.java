package dev.waymark.explore.loop;

import static java.util.Comparator.comparingInt;

import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Refutation;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.family.RuledOut;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.trying.Guesses;
import dev.waymark.explore.trying.LocalSearch;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.Unsat;
import dev.waymark.target.Input;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds inputs for questions: vetoes come first, then guesses, then solvers. Keeps the reasons of
 * refutations until a second solver has looked at them.
 */
final class Solving {
  private final Settings settings;
  private final SolverStack solver;
  private final LongSupplier clock;
  private final Guesses guesses;
  private final List<Veto> vetoes;
  private final RuledOut ruledOut;
  private final Ledger ledger;
  private final LocalSearch search;
  private final Set<Set<Term>> cores = new LinkedHashSet<>();

  /** Whether the last question was answered by more than layers. */
  private boolean wasHard;

  /**
   * Finds inputs at a bench.
   *
   * @param ruledOut is told of refutations, and asked after the other vetoes
   */
  Solving(
      Job job,
      Workbench bench,
      List<Veto> vetoes,
      RuledOut ruledOut,
      Ledger ledger,
      LocalSearch search) {
    this.settings = job.settings();
    this.solver = bench.solver();
    this.clock = bench.clock();
    this.guesses = new Guesses(job.constants());
    this.vetoes = new ArrayList<>(vetoes);
    this.vetoes.add(ruledOut);
    this.ruledOut = ruledOut;
    this.ledger = ledger;
    this.search = search;
  }

  /** The least effort that makes a difference. */
  QueryEffort least() {
    return solver.least();
  }

  /** Whether it is known without a solver that nothing answers {@code question}. */
  boolean isVetoed(Question question) {
    for (Veto veto : vetoes) {
      Optional<Proof.Kind> kind = veto.refutes(question);
      if (kind.isPresent()) {
        ledger.vetoed(question, kind.get());
        return true;
      }
    }
    ledger.givenUp(ruledOut.gain().givenUp());
    if (ruledOut.isWrong()) {
      ledger.doubt(
          Doubt.Kind.SOLVER, "a path that was ruled out was taken: please report that as a bug");
    }
    return false;
  }

  /** Whether there is an input like the base that answers {@code question}. */
  Answer answer(Question question, QueryEffort effort) {
    Input base = question.base();
    Input guessed = settings.isTrying() ? guesses.find(base, question.conditions()) : null;
    if (guessed != null) {
      return new Sat(guessed.numbers());
    }
    search.solved();
    ledger.asked();
    long before = solver.backendQueries();
    Answer answer = solver.check(Query.flipped(question.conditions(), base.numbers()).with(effort));
    wasHard = solver.backendQueries() > before;
    return answer;
  }

  /** What answers {@code question}; null if nothing does, or nobody knows. */
  @Nullable Input input(Question question, Answer answer) {
    if (answer instanceof Sat sat) {
      return question.base().with(sat.model());
    }
    if (answer instanceof Unsat unsat) {
      Refutation refutation = new Refutation(question, Set.copyOf(unsat.core()));
      cores.add(refutation.core());
      ledger.refuted(refutation);
      List<Term> reason = wasHard ? ruledOut.refuted(refutation) : List.of();
      if (!reason.isEmpty()) {
        cores.add(Set.copyOf(reason));
      }
    } else {
      ledger.unknown(question, ((Unknown) answer).reason());
      search.gaveUp();
    }
    return null;
  }

  /**
   * Has the refutations so far confirmed, if there is something that they could prove. What the
   * second solver has not come to by {@code end} rests on the word of the first.
   */
  void confirm(long end) {
    if (ledger.mayProve()) {
      long last = clock.getAsLong() + settings.budget().confirming().toNanos();
      try (CoreConfirmation second = new CoreConfirmation()) {
        second.until(Math.min(end, last));
        for (Set<Term> core : cores) {
          boolean isLate = clock.getAsLong() >= Math.min(end, last);
          ledger.confirmed(
              isLate ? CoreConfirmation.Result.UNDECIDED : second.confirm(ordered(core)));
        }
      }
    }
    cores.clear();
  }

  private static List<Term> ordered(Set<Term> core) {
    return core.stream().sorted(comparingInt(Term::id)).toList();
  }

  /** The next questions may be about other terms. */
  void forget() {
    solver.forget();
    ruledOut.forget();
  }
}
