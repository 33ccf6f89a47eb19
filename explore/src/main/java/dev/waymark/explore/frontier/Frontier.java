package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.BackwardSearch;
import dev.waymark.bidirectional.frontier.Demand;
import dev.waymark.bidirectional.reach.Turn;
import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.extension.Gcfg;
import dev.waymark.explore.extension.Question;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.paths.InstrumentedCallees;
import dev.waymark.explore.search.Pace;
import dev.waymark.path.World;
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
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
  /** How many runs are looked at. */
  private static final int MOST_RUNS = 12;

  /** Inputs of more elements than that are asked for. */
  private static final int FEW = 3;

  private static final int MANY = 128;

  /** How often a demand is tried from different points. */
  private static final int MOST_TRIES = 4;

  private final Job job;
  private final BranchCoverage coverage;
  private Pace pace = Pace.NEVER;
  private final Set<String> own;
  private final boolean canStretch;
  private final Compass compass = new Compass();
  private final Deque<Input> inputs = new ArrayDeque<>();
  private final Deque<Input> unseen = new ArrayDeque<>();
  private final Map<Lookout.Block, List<Standpoint>> standpoints = new HashMap<>();
  private final Map<Input, List<Standpoint>> points = new IdentityHashMap<>();
  private final Set<Integer> lengths = new HashSet<>();
  private final Set<Lookout.Block> passed = new HashSet<>();
  private final Map<Branch, Hunt> hunts = new LinkedHashMap<>();
  private final List<Hunt> ended = new ArrayList<>();
  private final Set<Branch> given = new HashSet<>();
  private final Deque<Try> ready = new ArrayDeque<>();
  private final Map<Demand, Integer> tries = new HashMap<>();
  private @Nullable BackwardSearch search;
  private @Nullable World world;
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
    unseen.add(input);
    if (unseen.size() > MOST_RUNS) {
      unseen.remove();
    }
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
    return !unseen.isEmpty() || !ready.isEmpty() || next() != null;
  }

  /** One step: a look at new runs, across to a target, or back from one. */
  public void step(Loop loop) {
    World known = world;
    if (known == null || known.terms() != loop.terms()) {
      renew(loop);
    }
    coarsen();
    if (!unseen.isEmpty()) {
      look(unseen.remove(), loop);
    } else if (!ready.isEmpty()) {
      cross(ready.remove(), loop);
    } else {
      Hunt hunt = next();
      if (hunt != null) {
        back(hunt);
      }
    }
  }

  /** Points of runs are made of terms, which are forgotten at the end of an epoch. */
  private void renew(Loop loop) {
    World fresh =
        new World(
            job.calls().hierarchy(),
            new InstrumentedCallees(job.calls().hierarchy()),
            loop.terms(),
            job.settings().assertions());
    world = fresh;
    standpoints.clear();
    points.clear();
    ready.clear();
    while (!inputs.isEmpty()) {
      unseen.addFirst(inputs.removeLast());
    }
    lengths.clear();
  }

  /** Targets that were covered meanwhile are none any more. */
  private void coarsen() {
    List<Hunt> over =
        hunts.values().stream().filter(each -> !coverage.isOpen(each.target())).toList();
    if (!over.isEmpty()) {
      ended.addAll(over);
      over.forEach(each -> hunts.remove(each.target()));
      ready.removeIf(each -> !hunts.containsKey(each.demand.target()));
      BackwardSearch known = search;
      if (known != null) {
        known.demands().targets().stream()
            .filter(each -> !hunts.containsKey(each))
            .toList()
            .forEach(known.demands()::drop);
      }
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

  /** Keeps the points of a run, and of one that is longer; behind it there may be targets. */
  private void look(Input input, Loop loop) {
    inputs.add(input);
    if (inputs.size() > MOST_RUNS) {
      List<Standpoint> oldest = points.getOrDefault(inputs.remove(), List.of());
      standpoints.values().forEach(all -> all.removeAll(oldest));
    }
    World known = Objects.requireNonNull(world);
    Lookout lookout = Lookout.of(job.entry(), input, known);
    passed.addAll(lookout.passed());
    List<Standpoint> kept = new ArrayList<>(keep(lookout));
    loop.lengthened(input, MANY)
        .ifPresent(each -> kept.addAll(keep(Lookout.of(job.entry(), each, known))));
    points.put(input, kept);
    aim();
  }

  /** Keeps points; where something is demanded that may hold there, it is tried. */
  private List<Standpoint> keep(Lookout lookout) {
    for (Standpoint each : lookout.found()) {
      Lookout.Block block = each.place();
      standpoints.computeIfAbsent(block, key -> new ArrayList<>()).add(each);
      for (Hunt hunt : hunts.values()) {
        for (Demand demand : hunt.crossroads()) {
          if (isOf(demand, block) && each.isAt(demand)) {
            double unused = distance(demand, each);
          }
        }
      }
    }
    return lookout.found();
  }

  private static boolean isOf(Demand demand, Lookout.Block block) {
    return demand.block() == block.index() && demand.method().ref().equals(block.method());
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
        && passed.contains(
            new Lookout.Block(method.ref(), method.cfg().blockOf(branch.instruction())));
  }

  private void aim(Branch branch, MethodModel method) {
    for (BranchPoint point : method.branchPoints()) {
      if (point.type().isExplicit() && point.branches().contains(branch)) {
        Hunt hunt = new Hunt(branch);
        hunts.put(branch, hunt);
        search().demands().of(method, point, branch).forEach(each -> add(hunt, each, 0));
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
    try {
      for (Demand each : search().demands().before(nearest.demand(), job.entry().method())) {
        add(hunt, each, nearest.distance());
      }
    } catch (StackOverflowError | ProgramException e) {
      given.add(hunt.target()); // terms as deep as those of checksums, or code that nobody can read
      hunts.remove(hunt.target());
    }
  }

  /** Notes a demand, and how far runs are from it: where none was, as far as from the next one. */
  private void add(Hunt hunt, Demand demand, double parent) {
    double nearest = Double.POSITIVE_INFINITY;
    if (demand.isCrossroad()) {
      Lookout.Block block = new Lookout.Block(demand.method().ref(), demand.block());
      for (Standpoint each : standpoints.getOrDefault(block, List.of())) {
        if (each.isAt(demand)) {
          nearest = Math.min(nearest, distance(demand, each));
        }
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
    if (lengthen(next.demand, next.from.base(), loop)) {
      ready.add(next); // what is as long as it must be comes first
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
      unseen.add(input);
    }
  }

  /** Whether a step was done. */
  public boolean isBegun() {
    return search != null;
  }

  /**
   * Begins from inputs that are as long as loops go round on the way that {@code demand} has ahead,
   * if that was not done yet; whether there are such.
   */
  private boolean lengthen(Demand demand, Input base, Loop loop) {
    boolean isLonger = false;
    for (int length : turns(demand)) {
      if (lengths.add(length)) {
        Optional<Input> input = loop.lengthened(base, length);
        if (input.isPresent()) {
          Lookout lookout = Lookout.of(job.entry(), input.get(), Objects.requireNonNull(world));
          keep(lookout).stream()
              .filter(each -> isOf(demand, each.place()) && each.isAt(demand))
              .findFirst()
              .ifPresent(each -> ready.addFirst(new Try(demand, each)));
          isLonger = true;
        }
      }
    }
    return isLonger;
  }

  /** How often the same turn is taken on the way ahead, as far as that is more than a few times. */
  private static Set<Integer> turns(Demand demand) {
    Map<Turn, Integer> counts = new HashMap<>();
    for (Turn each = demand.ahead(); each != null; each = each.next()) {
      counts.merge(
          new Turn(each.method(), each.statement(), each.outcome(), null), 1, Integer::sum);
    }
    Set<Integer> turns = new TreeSet<>(counts.values());
    turns.removeIf(each -> each <= FEW || each > MANY);
    return turns;
  }

  /** How it looks now, once it {@link #isBegun}. */
  public Gcfg gcfg() {
    BackwardSearch known = search();
    List<Gcfg.Reached> reached = new ArrayList<>();
    for (List<Standpoint> each : standpoints.values()) {
      if (!each.isEmpty()) {
        MethodModel method = each.get(0).method();
        reached.add(new Gcfg.Reached(point(method, each.get(0).block()), each.size()));
      }
    }
    reached.sort(
        Comparator.<Gcfg.Reached, String>comparing(each -> each.point().method())
            .thenComparing(each -> each.point().block()));
    List<Hunt> all = new ArrayList<>(ended);
    all.addAll(hunts.values());
    return new Gcfg(reached, all.stream().map(each -> target(each, known)).toList(), questions);
  }

  private static Gcfg.Point point(MethodModel method, int block) {
    int statement = method.cfg().block(block).firstStatement();
    int line = method.code().line(method.code().instructionOf(statement));
    return new Gcfg.Point(method.ref().simpleName(), line, block);
  }

  private Gcfg.Target target(Hunt hunt, BackwardSearch known) {
    Gcfg.Standing standing = hunt.isOpen() ? Gcfg.Standing.OPEN : Gcfg.Standing.USED_UP;
    List<Gcfg.Demand> demands = new ArrayList<>();
    for (Hunt.Ranked each : hunt.all()) {
      Demand demand = each.demand();
      Demand next = demand.next();
      demands.add(
          new Gcfg.Demand(
              demand.number(),
              next == null ? null : next.number(),
              point(demand.method(), demand.block()),
              DemandText.of(demand, known.places()),
              each.distance(),
              !hunt.isLeft(demand)));
    }
    return new Gcfg.Target(
        hunt.target().label(),
        coverage.isCovered(hunt.target()) ? Gcfg.Standing.COVERED : standing,
        hunt.steps(),
        demands);
  }

  /** Writes the runs that are looked at. */
  public void write(Outgoing out) {
    List<Input> all = new ArrayList<>(inputs);
    all.addAll(unseen);
    InputCodec.writeAll(all, out);
  }

  /** Takes over what {@link #write} wrote. */
  public void read(Incoming in, InputCodec codec) {
    inputs.clear();
    unseen.clear();
    unseen.addAll(codec.readAll(in));
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
