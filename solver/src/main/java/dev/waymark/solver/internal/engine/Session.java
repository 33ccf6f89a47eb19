package dev.waymark.solver.internal.engine;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.api.Unsat;
import dev.waymark.solver.internal.encoding.Encoder;
import dev.waymark.solver.internal.encoding.FloatFinder;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** An engine with the translations made for it. */
final class Session<E> implements AutoCloseable {
  private final Engine<E> engine;
  private final ConstraintMemory memory;
  private final Encoder<E> encoder;
  private final FloatFinder floats = new FloatFinder();

  Session(Engine<E> engine, ConstraintMemory memory) {
    this.engine = engine;
    this.memory = memory;
    this.encoder = new Encoder<>(engine.builder());
  }

  boolean isSpent() {
    return engine.isSpent();
  }

  boolean isFailure(RuntimeException exception) {
    return engine.isFailure(exception);
  }

  Answer check(List<Term> constraints, Limits limits, Deadline deadline) {
    List<E> conditions = new ArrayList<>();
    SymbolSet symbols = SymbolSet.EMPTY;
    for (Term constraint : constraints) {
      conditions.add(encoder.encode(constraint));
      symbols = symbols.union(Variables.of(constraint));
      deadline.check();
    }
    remember(constraints);
    engine.limit(limits, deadline.limit(limits.most()));
    Finding<E> finding = engine.check(theory(constraints), domains(symbols), conditions);
    return answer(constraints, symbols, finding);
  }

  private void remember(List<Term> constraints) {
    if (memory.isBurdenFor(constraints)) {
      memory.clear();
      engine.forget();
    }
    memory.add(constraints);
  }

  private Theory theory(List<Term> constraints) {
    return constraints.stream().anyMatch(floats::isIn) ? Theory.FLOATS : Theory.BIT_VECTORS;
  }

  private List<E> domains(SymbolSet symbols) {
    List<E> domains = new ArrayList<>();
    encoder.variables().forEach(symbols, variable -> domains.addAll(variable.domain()));
    return domains;
  }

  private Answer answer(List<Term> constraints, SymbolSet symbols, Finding<E> finding) {
    if (finding instanceof Finding.Model<E> model) {
      return read(symbols, model.bits());
    }
    if (finding instanceof Finding.Core<E> core) {
      return new Unsat(core.positions().stream().map(constraints::get).toList());
    }
    return new Unknown(((Finding.GaveUp<E>) finding).reason());
  }

  /** A solver that is stopped while it is asked for its model may tell anything. */
  private Answer read(SymbolSet symbols, ToLongFunction<E> bits) {
    Assignment.Builder model = Assignment.builder();
    boolean[] isWithin = {true};
    encoder
        .variables()
        .forEach(
            symbols,
            variable -> {
              Symbol symbol = variable.symbol();
              long value = symbol.sort().normalize(bits.applyAsLong(variable.unknown()));
              isWithin[0] &= symbol.admits(value);
              model.put(symbol, symbol.admits(value) ? value : symbol.min());
            });
    return isWithin[0] ? new Sat(model.build()) : new Unknown(UnknownReason.INVALID_MODEL);
  }

  @Override
  public void close() {
    engine.close();
  }
}
