package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.frontier.Frontier;
import dev.waymark.explore.input.Lengthening;
import dev.waymark.explore.label.LabelAsker;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.search.Crossing;
import dev.waymark.explore.search.LabelQuestion;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Proposal;
import dev.waymark.explore.search.Retry;
import dev.waymark.explore.search.Trial;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Scouting;
import dev.waymark.target.TargetException;
import dev.waymark.term.Terms;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tries proposals: finds inputs for them, runs these, and has all learn from the runs. */
final class Tryout {
  /** The lane of the first input that was searched for. */
  private static final int FIRST_SEARCHED = 1 << 20;

  private final Parts parts;
  private final Ledger ledger;
  private final Solving solving;
  private final Learning learning;
  private final LabelAsker asker;
  private int work;

  Tryout(Parts parts) {
    this.parts = parts;
    this.ledger = parts.ledger();
    this.solving = parts.solving();
    this.learning = new Learning(parts);
    this.asker = new LabelAsker(parts.labels(), parts.purpose().branches(), ledger, new Steps());
  }

  /** How much was done since {@link #forget}: proposals, and runs for them. */
  int work() {
    return work;
  }

  /** What was run for labels is of no use any more, and nothing is done yet. */
  void forget() {
    asker.runs().clear();
    work = 0;
  }

  /** Tries {@code next}, until {@code pause} if that may take long. */
  void attempt(Proposal next, long pause) {
    work++;
    if (next instanceof LabelQuestion question) {
      asker.ask(question);
    } else if (next instanceof Crossing) {
      parts.frontier().step(new Across());
    } else if (next instanceof Trial trial) {
      scout(trial.inputs(), pause);
    } else if (next instanceof Retry retry) {
      explore(retry.path(), QueryEffort.FULL);
    } else if (next instanceof PartialPath path) {
      explore(path, solving.least());
    }
  }

  private void explore(PartialPath next, QueryEffort effort) {
    if (next.length() == 0) {
      PartialPath first = next.on(parts.epochs().suited(next.base()));
      run(first, Question.first(first.base()), first.base());
      return;
    }
    PartialPath known = next.prefix() == null ? rerun(next) : next;
    Execution done = known == null ? null : asker.runs().take(known);
    if (known != null && done != null) {
      addFlips(known, done, 0);
      asker.add(done, known.length());
    } else if (known != null) {
      Question question = parts.view().question(known);
      if (question != null && !solving.isVetoed(question)) {
        ask(known, question, effort);
      }
    }
  }

  /** The terms of a path from an earlier epoch; null if they do not come back. */
  private @Nullable PartialPath rerun(PartialPath next) {
    Execution again = parts.epochs().again(next.base(), parts.runs());
    PartialPath known = again == null ? null : next.on(again.input(), again.path());
    if (known == null) {
      ledger.diverged();
      ledger.unsettled(Question.first(next.base()));
    }
    return known;
  }

  private void ask(PartialPath path, Question question, QueryEffort effort) {
    Answer answer = solving.answer(question, effort);
    if (effort == QueryEffort.QUICK && answer instanceof Unknown) {
      parts.waitlist().postpone(path);
      return;
    }
    Input input = solving.input(question, answer);
    if (input != null) {
      run(path, question, input);
    }
  }

  private void run(PartialPath next, Question question, Input input) {
    work++;
    Execution execution = parts.runs().of(input);
    if (next.length() == 0) {
      parts.frontier().add(input);
    }
    if (execution == null) {
      ledger.unsettled(question);
      return;
    }
    Perspective view = parts.view();
    boolean asPlanned = question.isAnsweredBy(execution.path()) && view.isReliable(execution);
    int before = parts.purpose().branches().count();
    Execution shown = learning.learn(execution, asPlanned);
    if (asPlanned) {
      int gain = parts.purpose().branches().count() - before;
      addFlips(next, view.onward(execution, shown), gain);
      asker.add(shown, next.length());
    } else {
      ledger.unsettled(question);
    }
  }

  private void addFlips(PartialPath next, Execution execution, int gain) {
    boolean hasTrails = parts.waitlist().readsTrails();
    parts.waitlist().add(parts.view().flips(next, execution, hasTrails), gain);
  }

  /** Tries inputs that were not solved for, and runs those that did something new. */
  private void scout(List<Input> inputs, long pause) {
    try {
      long left = pause - parts.bench().clock().getAsLong();
      Scouting scouting = parts.bench().target().scout(parts.job().entry(), inputs, left);
      ledger.scouted(scouting.count());
      scouting.news().forEach(this::tryOut);
    } catch (TargetException e) {
      parts.search().failed();
    }
  }

  private void tryOut(Input input) {
    Runs runs = parts.runs();
    Execution execution = runs.of(input);
    if (execution == null) {
      return;
    }
    Execution plainer = runs.plainer(execution);
    Execution shown = runs.plain(plainer == null ? execution : plainer);
    int before = parts.purpose().branches().count();
    if (learning.noteTried(shown)) {
      learning.recordCourse();
      PartialPath first =
          PartialPath.first(shown.input(), FIRST_SEARCHED + parts.search().number());
      if (!parts.waitlist().putsOff(shown.input())) {
        addFlips(first, shown, parts.purpose().branches().count() - before);
        asker.add(shown, 0);
      }
    } else {
      parts.search().add(shown.input()); // it did something that is no objective
    }
  }

  /** What steps at the frontier need of the loop. */
  private final class Across implements Frontier.Loop {
    @Override
    public Terms terms() {
      return parts.epochs().terms();
    }

    @Override
    public Optional<Input> lengthened(Input input, int length) {
      if (!parts.job().settings().bounds().canStretch(parts.job().entry())) {
        return Optional.empty();
      }
      long seed = parts.job().settings().seed();
      return parts.epochs().longShape(length).map(each -> Lengthening.of(input, each, seed));
    }

    /** It says nothing of paths that wait if there is none. */
    @Override
    public @Nullable Input solve(Question question) {
      Answer answer = solving.answer(question, solving.least());
      return answer instanceof Sat sat ? question.base().with(sat.model()) : null;
    }

    @Override
    public void run(Input input) {
      work++;
      tryOut(input);
    }
  }

  /** What asking for labels needs of the loop. */
  private final class Steps implements LabelAsker.Loop {
    @Override
    public Terms terms() {
      return parts.epochs().terms();
    }

    @Override
    public @Nullable Execution again(Input input) {
      return parts.epochs().again(input, parts.runs());
    }

    @Override
    public QueryEffort least() {
      return solving.least();
    }

    @Override
    public Answer answer(Question question, QueryEffort effort) {
      return solving.answer(question, effort);
    }

    @Override
    public @Nullable Input input(Question question, Answer answer) {
      return solving.input(question, answer);
    }

    @Override
    public @Nullable Execution run(Input input) {
      work++;
      return parts.runs().of(input);
    }

    @Override
    public Execution learn(Execution execution, boolean asPlanned) {
      return learning.learn(execution, asPlanned);
    }
  }
}
