package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.BackwardSearch;
import dev.waymark.bidirectional.frontier.Demand;
import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.extension.Gcfg;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.search.Pace;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Leads runs to branches that they do not come to by themselves. From each such branch it goes
 * back, one block at a time, to demands of earlier points; the one that a run was nearest to comes
 * first. Where a run was at a point and could be as is demanded there, a solver is asked for an
 * input that comes there and takes the turns that are ahead.
 *
 * <p>A run that covers a target is the end of all its demands. Nothing is proved here.
 */
public final class Frontier implements AutoCloseable {
  /** How often a demand is tried from different points. */
  private static final int MOST_TRIES = 4;

  private final Job job;
  private final BranchCoverage coverage;
  private final Set<String> own;
  private final boolean canStretch;
  private final Compass compass = new Compass();
  private final Standpoints standpoints;
  private final Map<Branch, Hunt> hunts = new LinkedHashMap<>();
  private final List<Hunt> ended = new ArrayList<>();
  private final Set<Branch> given = new HashSet<>();
  private final Deque<Try> ready = new ArrayDeque<>();
  private final Map<Demand, Integer> tries = new HashMap<>();
  private @Nullable BackwardSearch search;
  private Pace pace = Pace.NEVER;
  private int vain;
  private int covered;
  private int turn;
  private int questions;
  private int alone;

  /** A frontier of which nothing is known yet. */
  public Frontier(Job job, BranchCoverage coverage) {
    this.job = job;
    this.coverage = coverage;
    this.own = job.calls().hierarchy().scope();
    this.canStretch = job.settings().bounds().canStretch(job.entry());
    this.standpoints = new Standpoints(job);
  }

  /** A point from which a demand may be met. */
  private record Try(Demand demand, Standpoint from) {}

  /** What the loop does for it. */
  public interface Loop {
    /** What conditions are made of now. */
    Terms terms();

    /** An input that begins as {@code input}, but has this length; none if nothing has one. */
    Optional<Input> lengthened(Input input, int length);

    /** An input that answers {@code question}; null if there is none, or nobody knows. */
    @Nullable Input solve(Question question);

    /** Runs {@code input}, for all to learn from it. */
    void run(Input input);
  }

  /** A run did something new. */
  public void add(Input input) {
    standpoints.add(input);
  }

  /** Whether a step of it comes next, at this pace; to be asked once for each proposal. */
  public boolean takesTurn(Pace now) {
    pace = now;
    if (pace == Pace.NEVER) {
      return false;
    }
    if (covered != coverage.count()) {
      covered = coverage.count();
      vain = 0;
      alone = 0;
    }
    return ++vain > pace.patience() && ++turn % pace.turns() == 0 && hasWork();
  }

  /** Whether it goes on, at this pace, though nothing else is left but longer inputs. */
  public boolean goesOn(Pace now) {
    pace = now;
    return canStretch && alone < pace.more() && hasWork();
  }

  /** A step is done though nothing else is left. */
  public void goOn() {
    alone++;
  }

  private boolean hasWork() {
    return standpoints.hasUnseen() || !ready.isEmpty() || next() != null;
  }

  /** Whether a step was done. */
  public boolean isBegun() {
    return search != null;
  }

  /** One step: a look at new runs, across to a target, or back from one. */
  public void step(Loop loop) {
    if (!standpoints.areOf(loop.terms())) {
      standpoints.renew(loop.terms());
      ready.clear();
    }
    coarsen();
    if (standpoints.hasUnseen()) {
      standpoints.look(loop::lengthened).forEach(this::compare);
      aim();
    } else if (!ready.isEmpty()) {
      cross(ready.remove(), loop);
    } else {
      Hunt hunt = next();
      if (hunt != null) {
        back(hunt);
      }
    }
  }

  /** Targets that were covered meanwhile are none any more. */
  private void coarsen() {
    List<Hunt> over =
        hunts.values().stream().filter(each -> !coverage.isOpen(each.target())).toList();
    if (!over.isEmpty()) {
      ended.addAll(over);
      over.forEach(this::drop);
      ready.removeIf(each -> !hunts.containsKey(each.demand.target()));
    }
  }

  private BackwardSearch search() {
    BackwardSearch known = search;
    if (known == null) {
      known = new BackwardSearch(job.calls());
      search = known;
    }
    return known;
  }

  /** Where something is demanded that may hold at {@code point}, it is tried. */
  private void compare(Standpoint point) {
    for (Hunt hunt : hunts.values()) {
      for (Demand demand : hunt.crossroads()) {
        if (point.isAt(demand)) {
          double unused = distance(demand, point);
        }
      }
    }
  }

  /** Targets at which runs have been, but that they did not take. */
  private void aim() {
    coverage
        .objectives()
        .forEach(
            (branch, method) -> {
              if (!hunts.containsKey(branch) && isTarget(branch, method)) {
                aim(branch, method);
              }
            });
  }

  private boolean isTarget(Branch branch, MethodModel method) {
    return !branch.isLabel()
        && coverage.isOpen(branch)
        && !given.contains(branch)
        && standpoints.havePassed(method, method.cfg().blockOf(branch.instruction()));
  }

  private void aim(Branch branch, MethodModel method) {
    for (BranchPoint point : method.branchPoints()) {
      if (point.type().isExplicit() && point.branches().contains(branch)) {
        Hunt hunt = new Hunt(branch);
        hunts.put(branch, hunt);
        go(hunt, 0, () -> search().demands().of(method, point, branch));
      }
    }
  }

  /** The target that was gone back from least; one that runs are near to is gone back from more. */
  private @Nullable Hunt next() {
    Hunt best = null;
    for (Hunt each : hunts.values()) {
      if (each.isOpen()
          && each.steps() < pace.steps()
          && (best == null || each.cost() < best.cost())) {
        best = each;
      }
    }
    return best;
  }

  private void back(Hunt hunt) {
    Hunt.Ranked nearest = hunt.next();
    MethodModel entry = job.entry().method();
    go(hunt, nearest.distance(), () -> search().demands().before(nearest.demand(), entry));
  }

  /** Adds demands; some are too deep, as those of checksums, or in code that nobody can read. */
  private void go(Hunt hunt, double distance, Supplier<List<Demand>> demands) {
    try {
      demands.get().forEach(each -> add(hunt, each, distance));
    } catch (StackOverflowError | ProgramException e) {
      given.add(hunt.target());
      drop(hunt);
    }
  }

  private void drop(Hunt hunt) {
    hunts.remove(hunt.target());
    search().demands().drop(hunt.target());
  }

  /** Notes a demand, and how far runs are from it: where none was, as far as from the next one. */
  private void add(Hunt hunt, Demand demand, double parent) {
    double nearest = Double.POSITIVE_INFINITY;
    if (demand.isCrossroad()) {
      for (Standpoint each : standpoints.at(demand)) {
        nearest = Math.min(nearest, distance(demand, each));
      }
    }
    hunt.add(demand, nearest == Double.POSITIVE_INFINITY ? parent : nearest);
  }

  /** How far {@code from} is from a demand; if not at all, it is tried. */
  private double distance(Demand demand, Standpoint from) {
    double distance = from.distance(demand, search().places());
    if (distance == 0 && tries.getOrDefault(demand, 0) < MOST_TRIES) {
      tries.merge(demand, 1, Integer::sum);
      ready.add(new Try(demand, from));
    }
    return distance;
  }

  private void cross(Try next, Loop loop) {
    List<Standpoint> longer = standpoints.ofLength(next.demand, next.from.base(), loop::lengthened);
    if (!longer.isEmpty()) {
      ready.add(next); // what is as long as it must be comes first
      longer.forEach(this::compare);
      longer.stream()
          .filter(each -> each.isAt(next.demand))
          .findFirst()
          .ifPresent(each -> ready.addFirst(new Try(next.demand, each)));
      return;
    }
    List<Term> conditions = next.from.across(next.demand, own, compass);
    if (conditions == null) {
      tries.merge(next.demand, -1, Integer::sum); // another input may be long enough
      return;
    }
    questions++;
    Input input = loop.solve(new Question(next.from.base(), null, 0, conditions));
    if (input != null) {
      loop.run(input);
      standpoints.add(input);
    }
  }

  /** How it looks now, once it {@link #isBegun}. */
  public Gcfg gcfg() {
    List<Hunt> all = new ArrayList<>(ended);
    all.addAll(hunts.values());
    return new GcfgView(search().places(), coverage::isCovered)
        .of(standpoints.all(), all, questions);
  }

  /** Writes the runs that are looked at. */
  public void write(Outgoing out) {
    standpoints.write(out);
  }

  /** Takes over what {@link #write} wrote. */
  public void read(Incoming in, InputCodec codec) {
    standpoints.read(in, codec);
  }

  @Override
  public void close() {
    BackwardSearch known = search;
    if (known != null) {
      known.close();
      search = null;
    }
  }
}
