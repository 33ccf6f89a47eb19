package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.family.RuledOut;
import dev.waymark.explore.frontier.Frontier;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.label.LabelSearch;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.purpose.Purpose;
import dev.waymark.explore.search.Surroundings;
import dev.waymark.explore.search.Territory;
import dev.waymark.explore.trying.LocalSearch;
import dev.waymark.explore.verdict.Course;
import java.util.ArrayList;
import java.util.List;

/**
 * What an exploration is made of, put together in one place.
 *
 * @param epochs what is made of terms at the moment
 * @param view how runs are looked at
 * @param search tries inputs that nobody solved for
 * @param frontier leads to what is not come by otherwise
 * @param ruledOut what refuted paths say of others
 */
record Parts(
    Job job,
    Workbench bench,
    Purpose purpose,
    Journal journal,
    Epochs epochs,
    Ledger ledger,
    LabelSearch labels,
    LocalSearch search,
    Perspective view,
    Course.Recorder course,
    Waitlist waitlist,
    Frontier frontier,
    RuledOut ruledOut,
    Solving solving,
    Runs runs) {

  /** For {@code purpose}, with observers and vetoes besides those that it has. */
  static Parts of(
      Job job, Workbench bench, Purpose purpose, Extensions extensions, Journal journal) {
    Settings settings = job.settings();
    BranchCoverage branches = purpose.branches();
    List<Observer> observers = new ArrayList<>(purpose.observers());
    observers.addAll(extensions.observers());
    List<Veto> vetoes = new ArrayList<>(purpose.vetoes());
    vetoes.addAll(extensions.vetoes());
    Ledger ledger =
        new Ledger(job, purpose.coverage(), branches.known(), purpose.goals(), observers, journal);
    LabelSearch labels = new LabelSearch(bench.target(), settings.labels().mode(), branches);
    LocalSearch search = new LocalSearch(job.constants(), bench.words(), settings.seed());
    Perspective view = purpose.perspective(labels, ledger);
    Epochs epochs = new Epochs(job, view, bench.experience());
    Course.Recorder course = new Course.Recorder();
    Surroundings surroundings =
        new Surroundings(
            branches, new Territory(job.entry().method(), job.calls()), settings.seed());
    Frontier frontier = new Frontier(job, branches);
    Waitlist waitlist =
        new Waitlist(
            settings,
            ledger,
            search,
            labels,
            new Postponed(branches),
            new Stretching(job, purpose.goals(), purpose.coverage()),
            new Preludes(job, purpose.goals(), purpose.coverage(), bench.states()),
            frontier,
            () -> purpose.strategy(surroundings),
            course,
            bench.clock());
    RuledOut ruledOut = new RuledOut(job, view, epochs::terms);
    return new Parts(
        job,
        bench,
        purpose,
        journal,
        epochs,
        ledger,
        labels,
        search,
        view,
        course,
        waitlist,
        frontier,
        ruledOut,
        new Solving(job, bench, vetoes, ruledOut, ledger, search),
        new Runs(job, bench, ledger, labels, branches, view, epochs));
  }
}
