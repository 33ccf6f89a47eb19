package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.frontier.Frontier;
import dev.waymark.explore.input.Experience;
import dev.waymark.explore.purpose.Purpose;
import dev.waymark.explore.trying.LocalSearch;
import dev.waymark.explore.verdict.Course;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.wire.Outcome;
import java.util.function.LongSupplier;

/** Has ledger and searches learn what runs did, and makes what is shown of them easy to read. */
final class Learning {
  private final boolean isTrying;

  /** Whether the same input may run differently the next time. */
  private final boolean mayVary;

  private final Ledger ledger;
  private final Runs runs;
  private final LocalSearch search;
  private final Frontier frontier;
  private final Waitlist waitlist;
  private final Purpose purpose;
  private final Course.Recorder course;
  private final LongSupplier clock;
  private final Experience experience;
  private final Entry entry;
  private final States states;

  Learning(Parts parts) {
    this.isTrying = parts.job().settings().isTrying();
    this.mayVary = parts.job().doubts().stream().anyMatch(each -> each.kind() == Doubt.Kind.CODE);
    this.ledger = parts.ledger();
    this.runs = parts.runs();
    this.search = parts.search();
    this.frontier = parts.frontier();
    this.waitlist = parts.waitlist();
    this.purpose = parts.purpose();
    this.course = parts.course();
    this.clock = parts.bench().clock();
    this.experience = parts.bench().experience();
    this.entry = parts.job().entry();
    this.states = parts.bench().states();
  }

  /** Notes what a run did, and gives the one that stands for it. */
  Execution learn(Execution execution, boolean asPlanned) {
    Execution shown = asPlanned ? runs.plain(execution) : execution;
    Execution plainer = isTrying && ledger.isNews(shown) ? runs.plainer(shown) : null;
    if (plainer != null) {
      boolean unused = noteTried(runs.plain(plainer));
    }
    if (shown.isAdmitted()) {
      waitlist.admitted(shown.input());
    }
    boolean isFurther = isTrying && purpose.branches().isFurther(shown.covered());
    if (ledger.ran(shown, asPlanned)) {
      news(shown);
    } else if (isFurther) {
      search.add(shown.input());
    }
    recordCourse();
    return shown;
  }

  /** Notes a run that was not solved for; whether there is something new in it. */
  boolean noteTried(Execution execution) {
    boolean isNews = ledger.tried(execution);
    if (isNews) {
      news(execution);
    }
    return isNews;
  }

  void recordCourse() {
    course.ran(ledger.runs(), clock.getAsLong(), purpose.coverage().covered());
  }

  private void news(Execution execution) {
    if (execution.isAdmitted()) {
      experience.admitted(execution.input());
    }
    search.add(execution.input());
    frontier.add(execution.input());
    waitlist.hasNews(execution.input());
    search.hasNews(execution.input());
    if (execution.outcome().sort() == Outcome.Sort.RETURNED) {
      search.accepted(execution.input());
      experience.returned(entry, execution.input());
      states.add(entry, execution.input());
    }
    if (mayVary && !runs.isTimeUp()) {
      runs.repeat(execution);
    }
  }
}
