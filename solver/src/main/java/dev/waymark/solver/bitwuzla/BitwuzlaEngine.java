package dev.waymark.solver.bitwuzla;

import dev.waymark.solver.api.Limits;
import dev.waymark.solver.internal.encoding.SmtBuilder;
import dev.waymark.solver.internal.engine.Engine;
import dev.waymark.solver.internal.engine.Finding;
import dev.waymark.solver.internal.engine.Theory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Bitwuzla;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Option;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Options;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Result;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Term;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Vector_Term;

/** One term manager with one native solver. Conditions are assumed, never asserted. */
final class BitwuzlaEngine implements Engine<Term> {
  /** After so many queries the terms are given up; a new engine takes less than 1 ms. */
  private static final int LIFE = 200;

  private final References references = new References();
  private final TermManager manager = references.make(TermManager::new);
  private final SmtBuilder<Term> builder = new BitwuzlaBuilder(manager, references);
  private final LimitTerminator budget;
  private final Set<Term> facts = Collections.newSetFromMap(new IdentityHashMap<>());
  private Bitwuzla solver;
  private int queries;

  BitwuzlaEngine(LimitTerminator budget) {
    this.budget = budget;
    this.solver = solver();
  }

  private Bitwuzla solver() {
    Bitwuzla fresh = references.make(this::fresh);
    fresh.configure_terminator(budget);
    return fresh;
  }

  private Bitwuzla fresh() {
    Options options = new Options();
    options.set(Option.PRODUCE_MODELS, 1);
    options.set(Option.PRODUCE_UNSAT_ASSUMPTIONS, 1);
    Bitwuzla made = new Bitwuzla(manager, options);
    options.delete();
    return made;
  }

  @Override
  public void forget() {
    facts.clear();
    solver.close();
    solver = solver();
  }

  @Override
  public SmtBuilder<Term> builder() {
    return builder;
  }

  @Override
  public boolean isFailure(RuntimeException exception) {
    return exception.getStackTrace().length > 0
        && exception.getStackTrace()[0].getClassName().startsWith(Term.class.getPackageName());
  }

  @Override
  public boolean isSpent() {
    return queries >= LIFE;
  }

  @Override
  public void limit(Limits limits, Duration most) {
    budget.limit(limits, most);
  }

  @Override
  public Finding<Term> check(Theory theory, List<Term> required, List<Term> conditions) {
    queries++;
    required.stream().filter(facts::add).forEach(solver::assert_formula);
    budget.restart();
    Result result = solver.check_sat(references.make(() -> new Vector_Term(conditions)));
    if (result == Result.SAT) {
      return new Finding.Model<>(this::bits);
    }
    return result == Result.UNSAT ? core(conditions) : new Finding.GaveUp<>(budget.reason());
  }

  private long bits(Term unknown) {
    Term value = references.make(() -> solver.get_value(unknown));
    if (value.is_true() || value.is_false()) {
      return value.is_true() ? 1 : 0;
    }
    return Long.parseUnsignedLong(value.to_bv(), 2);
  }

  private Finding<Term> core(List<Term> conditions) {
    Set<Integer> members = new HashSet<>();
    Vector_Term failed = references.make(solver::get_unsat_assumptions);
    for (int i = 0; i < failed.size(); i++) {
      int place = i;
      members.add(references.make(() -> failed.get(place)).id());
    }
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < conditions.size(); i++) {
      if (members.remove(conditions.get(i).id())) {
        positions.add(i);
      }
    }
    return new Finding.Core<>(positions);
  }

  @Override
  public void close() {
    references.close();
    budget.delete();
  }
}
