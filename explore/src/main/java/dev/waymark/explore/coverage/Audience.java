package dev.waymark.explore.coverage;

import dev.waymark.explore.extension.Gcfg;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Prover;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Refutation;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** All observers of an exploration, which are told in their order. */
record Audience(List<Observer> observers) implements Observer {
  Audience {
    observers = List.copyOf(observers);
  }

  @Override
  public void ran(TestCase test, Execution execution) {
    observers.forEach(each -> each.ran(test, execution));
  }

  @Override
  public void rejected(Execution execution) {
    observers.forEach(each -> each.rejected(execution));
  }

  @Override
  public void lost(Input input, TargetException problem) {
    observers.forEach(each -> each.lost(input, problem));
  }

  @Override
  public void tried(int inputs) {
    observers.forEach(each -> each.tried(inputs));
  }

  @Override
  public void refuted(Refutation refutation) {
    observers.forEach(each -> each.refuted(refutation));
  }

  @Override
  public void ended(Supplier<Gcfg> frontier) {
    observers.forEach(each -> each.ended(frontier));
  }

  @Override
  public void unsettled(Question question) {
    observers.forEach(each -> each.unsettled(question));
  }

  /** What those that prove have proved. */
  Map<Objective, Proof> proofs() {
    Map<Objective, Proof> proofs = new LinkedHashMap<>();
    for (Observer each : observers) {
      if (each instanceof Prover prover) {
        proofs.putAll(prover.proofs());
      }
    }
    return proofs;
  }
}
