package dev.waymark.explore.paths;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.coverage.ObjectiveCoverage;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.extension.Refutation;
import dev.waymark.explore.journal.AttemptCodec;
import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.Attempt.Kind;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.path.Situation;
import dev.waymark.path.tree.Folder;
import dev.waymark.path.tree.PathCoverage;
import dev.waymark.path.tree.Prospect;
import dev.waymark.path.tree.Token;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * What is covered of the abstract paths of an entry, or of its arcs, and all that was tried: what
 * was lost, could not be followed or was not tried stays in the list as open.
 */
final class PathRecord implements ObjectiveCoverage, Observer {
  private static final int MOST_UNTRIED = 300;

  private final WalkPerspective view;
  private final PathChoice choice;
  private final PathCoverage coverage;
  private final BranchCoverage branches;
  private final List<Attempt> attempts = new ArrayList<>();
  private final Set<Doubt> doubts = new TreeSet<>();

  /** What was left when the exploration ended. */
  private final List<Attempt> untried = new ArrayList<>();

  /** How runs begin that are tests though nobody knows their paths. */
  private final Set<List<Token>> strange = new HashSet<>();

  private int covered;

  /**
   * Nothing is covered yet.
   *
   * @param view looks at runs with this {@code coverage}
   * @param branches tells which branches a run takes
   */
  PathRecord(
      WalkPerspective view, PathChoice choice, PathCoverage coverage, BranchCoverage branches) {
    this.view = view;
    this.choice = choice;
    this.coverage = coverage;
    this.branches = branches;
  }

  PathCoverage coverage() {
    return coverage;
  }

  @Override
  public int covered() {
    return covered;
  }

  @Override
  public int count() {
    return covered;
  }

  @Override
  public boolean isWanted(Branch branch) {
    return true;
  }

  boolean isComplete() {
    return coverage.isComplete();
  }

  @Override
  public boolean isNews(Execution run, Failure failure) {
    Route route = view.route(run);
    return (mayCount(route) && coverage.isNew(route.passed())) || isStrange(route, failure);
  }

  /** Whether nobody knows the path of a run that begins, or ends, as no other such run did. */
  private boolean isStrange(Route route, Failure failure) {
    return !isKnown(route) && (failure == Failure.NEW || !strange.contains(route.passed()));
  }

  private boolean mayCount(Route route) {
    return isKnown(route) && !(route.end() instanceof Situation.Rejected) && !view.isBeyond(route);
  }

  /** Whether it is known which abstract path, or which arcs, it takes. */
  private boolean isKnown(Route route) {
    return route.agrees() && (route.end().isEnd() || choice.criterion().isOfArcs());
  }

  @Override
  public Gain cover(Execution run, Novelty novelty, Witness witness) {
    Route route = view.route(run);
    boolean isNew = mayCount(route) && coverage.add(route.passed());
    if (isNew) {
      covered++;
    }
    boolean isNotable = isNew || isStrange(route, novelty.failure());
    int test = isNotable ? witness.test() : 0;
    if (isKnown(route)) {
      note(isNew ? Kind.COVERED : Kind.REDUNDANT, route.folder(), 0, test);
    } else {
      strange.add(List.copyOf(route.passed()));
    }
    look(route, test);
    List<Branch> taken = isNotable ? branches.covered(run.covered()) : List.of();
    return new Gain(isNotable, List.of(), taken);
  }

  /** Notes what could not be followed. */
  private void look(Route route, int test) {
    if (route.end() instanceof Situation.Lost lost) {
      String reason = "a path cannot be followed: it is not known " + lost.reason();
      doubts.add(new Doubt(Doubt.Kind.PRECISION, reason));
      if (!isKnown(route)) {
        note(Kind.OPEN, route.folder(), 0, test);
      }
    }
  }

  @Override
  public void rejected(Execution execution) {
    look(view.route(execution), 0);
  }

  private void note(Kind kind, Folder folder, int suffix, int test) {
    attempts.add(attempt(kind, folder, suffix, test));
  }

  private static Attempt attempt(Kind kind, Folder folder, int suffix, int test) {
    return new Attempt(kind, folder.text(), folder.labels(), folder.tokens(), suffix, test);
  }

  @Override
  public void ran(TestCase test, Execution execution) {
    // all is noted when it is covered
  }

  @Override
  public void refuted(Refutation refutation) {
    note(Kind.INFEASIBLE, refutation.question());
  }

  @Override
  public void unsettled(Question question) {
    note(Kind.OPEN, question);
  }

  private void note(Kind kind, Question question) {
    Prospect end = view.prospect(question);
    note(kind, folder(end), end.outcomes().size(), 0);
  }

  private static Folder folder(Prospect end) {
    return (Folder) end.walk().follower();
  }

  /** The exploration ended though these waited; looks at them until time {@code isOver}. */
  void left(List<PartialPath> waiting, BooleanSupplier isOver) {
    untried.clear();
    for (int i = 0; i < waiting.size(); i++) {
      if (untried.size() >= MOST_UNTRIED || isOver.getAsBoolean()) {
        String text = "(up to " + (waiting.size() - i) + " more)";
        untried.add(new Attempt(Kind.OPEN, text, List.of(), List.of(), 0, 0));
        return;
      }
      Question question = view.questionAgain(waiting.get(i));
      if (question != null) {
        Prospect end = view.prospect(question);
        untried.add(attempt(Kind.OPEN, folder(end), end.outcomes().size(), 0));
      }
    }
  }

  /** All that was tried, and what was not. */
  AbstractTree tree() {
    List<Attempt> all = new ArrayList<>(attempts);
    all.addAll(untried);
    return new AbstractTree(choice.criterion(), all);
  }

  @Override
  public Set<Doubt> doubts() {
    return doubts;
  }

  @Override
  public void restore(Entry entry, TestCase test) {
    // what was written tells more
  }

  @Override
  public void write(Outgoing out) {
    out.putInt(doubts.size());
    doubts.forEach(each -> out.putText(each.reason()));
    out.putInt(attempts.size());
    attempts.forEach(each -> AttemptCodec.write(each, out));
  }

  @Override
  public void read(Incoming in) {
    for (int left = in.takeInt(); left > 0; left--) {
      doubts.add(new Doubt(Doubt.Kind.PRECISION, in.takeText()));
    }
    for (int left = in.takeInt(); left > 0; left--) {
      Attempt attempt = AttemptCodec.read(in);
      attempts.add(attempt);
      if (attempt.kind() == Kind.COVERED || attempt.kind() == Kind.REDUNDANT) {
        covered += coverage.add(attempt.tokens()) ? 1 : 0;
      } else if (attempt.test() > 0) {
        strange.add(attempt.tokens());
      }
    }
  }
}
