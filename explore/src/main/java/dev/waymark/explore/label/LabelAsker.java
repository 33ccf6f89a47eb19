package dev.waymark.explore.label;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.search.LabelQuestion;
import dev.waymark.explore.search.Prefix;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.solver.api.Unknown;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.term.Terms;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks for labels that runs came to, and runs what was found. Such a run adds no paths: its path is
 * one that the tree has, or will have, by itself; if it will, {@link #runs} spares it the run.
 */
public final class LabelAsker {
  private final LabelSearch labels;
  private final BranchCoverage coverage;
  private final Ledger ledger;
  private final Loop loop;
  private final LabelRuns runs = new LabelRuns();

  public LabelAsker(LabelSearch labels, BranchCoverage coverage, Ledger ledger, Loop loop) {
    this.labels = labels;
    this.coverage = coverage;
    this.ledger = ledger;
    this.loop = loop;
  }

  /** The loop that asking is part of. */
  public interface Loop {
    /** What conditions are made of now. */
    Terms terms();

    /** Runs an input for its terms alone; null if that fails. */
    @Nullable Execution again(Input input);

    /** The least effort that a question may be asked with. */
    QueryEffort least();

    /** Whether there is an input like the base of {@code question} that answers it. */
    Answer answer(Question question, QueryEffort effort);

    /** Notes an answer, and gives the input that it found; null if it found none. */
    @Nullable Input input(Question question, Answer answer);

    /** Runs an input; null if that fails. */
    @Nullable Execution run(Input input);

    /** Notes what a run did, and gives the one that stands for it. */
    Execution learn(Execution execution, boolean asPlanned);
  }

  /** What was run for labels of late. */
  public LabelRuns runs() {
    return runs;
  }

  /** Has the labels wait that a run came to; its path is new from step {@code from} on. */
  public void add(Execution execution, int from) {
    labels.settle();
    int room = Strategy.MOST_WAITING - labels.queue().size();
    if (!labels.add(execution, from, loop.terms(), room)) {
      ledger.dropped();
    }
  }

  /** Seeks an input for a label that a run came to. */
  public void ask(LabelQuestion waiting) {
    if (waiting.asked() != null) {
      ask(waiting, waiting.asked());
      return;
    }
    Execution again = loop.again(waiting.base());
    List<LabelQuestion> known =
        again == null ? List.of() : labels.again(waiting, again, loop.terms());
    if (known.isEmpty()) {
      ledger.diverged();
    }
    for (LabelQuestion each : known) {
      if (labels.isOpen(each.label()) && each.asked() != null) {
        ask(each, each.asked());
      }
    }
  }

  private void ask(LabelQuestion waiting, LabelQuestion.Asked asked) {
    QueryEffort effort = waiting.effort() == QueryEffort.FULL ? QueryEffort.FULL : loop.least();
    Question question = Question.of(waiting.base(), asked.whole(), waiting.position() + 1);
    Answer answer = loop.answer(question, effort);
    if (effort == QueryEffort.QUICK && answer instanceof Unknown) {
      labels.queue().postpone(waiting);
      return;
    }
    Input input = loop.input(question, answer);
    if (input != null) {
      run(waiting, asked.before(), input);
    }
  }

  private void run(LabelQuestion question, @Nullable Prefix prefix, Input input) {
    Execution execution = loop.run(input);
    if (execution == null) {
      return;
    }
    boolean asPlanned =
        prefix == null || prefix.isBeginningOf(execution.path(), question.position());
    Execution shown = loop.learn(execution, asPlanned);
    if (asPlanned) {
      runs.add(shown);
    }
    if (!coverage.isOpen(question.label())) {
      labels.answered(question.label());
    } else if (asPlanned) {
      ledger.doubt(
          Doubt.Kind.RUN,
          shown.isAdmitted()
              ? "an input solved for a label does not cover it"
              : "an input for the label violates a later assumption");
    }
    labels.settle();
  }
}
