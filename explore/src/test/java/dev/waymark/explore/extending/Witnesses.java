package dev.waymark.explore.extending;

import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Refutation;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;

/** An observer: counts what became of everything that was tried. */
public final class Witnesses implements Observer {
  private int runs;
  private int rejected;
  private int lost;
  private int refuted;
  private int open;

  @Override
  public void ran(TestCase test, Execution execution) {
    runs++;
  }

  @Override
  public void rejected(Execution execution) {
    rejected++;
  }

  @Override
  public void lost(Input input, TargetException problem) {
    lost++;
  }

  @Override
  public void refuted(Refutation refutation) {
    refuted++;
  }

  @Override
  public void unsettled(Question question) {
    open++;
  }

  @Override
  public String toString() {
    return "%d runs, %d rejected, %d lost, %d refuted, %d open"
        .formatted(runs, rejected, lost, refuted, open);
  }
}
