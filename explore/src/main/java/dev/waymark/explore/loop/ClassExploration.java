package dev.waymark.explore.loop;

import dev.waymark.explore.backward.BackwardProofs;
import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.purpose.Purpose;
import dev.waymark.explore.suite.Dressing;
import dev.waymark.explore.suite.Observations;
import dev.waymark.explore.suite.Reduction;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.Verdicts;
import dev.waymark.explore.verdict.WaysIn;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.call.CallGraph;
import dev.waymark.target.Entry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Explores the entries of a class for the branches of all its methods, with one target JVM and one
 * solver. An entry goes on while a branch that it may reach is covered by nobody.
 *
 * <p>They take turns: in each round, each entry that is not done explores for one epoch, or until
 * its share of the time is used up. What one does not use is left to the others.
 */
public final class ClassExploration {
  private static final long SHORTEST_TURN = 50_000_000;

  /**
   * The share of the time in which tests get better values, or objects are asked, if no more is
   * left.
   */
  private static final int CLOSING = 20;

  private static final long SHORTEST_CLOSING = 500_000_000;

  /** The share of the time that is for proofs before anything runs, at most, and how much. */
  private static final int PROVING = 6;

  private static final long LONGEST_PROVING = 2_000_000_000;

  private final ClassTarget target;
  private final Settings settings;
  private final CallGraph calls;
  private final Workbench bench;
  private final BranchCoverage coverage;
  private final List<Turn> turns = new ArrayList<>();
  private final List<Skipped> skipped;
  private final BackwardProofs proofs;
  private final HeapWatch heap;
  private long deadline;
  private volatile boolean isInterrupted;
  private volatile @Nullable Exploration running;

  public ClassExploration(ClassTarget target, Settings settings, CallGraph calls, Workbench bench) {
    this.target = target;
    this.settings = settings;
    this.heap = new HeapWatch(settings.budget().memory().heapBytes());
    this.calls = calls;
    this.bench = bench;
    LabelTable table = bench.target().labels();
    Objectives objectives = Objectives.of(target.methods(), settings.labels(), table);
    this.coverage = new BranchCoverage(objectives, bench.sites(), table);
    coverage.ruleOut(target.existing().covered());
    this.skipped = new ArrayList<>(target.skipped());
    Proving proving = settings.isOfBranches() ? settings.proving() : Proving.OFF;
    this.proofs = new BackwardProofs(calls, proving, coverage, objectives.labels(), bench.clock());
  }

  /** The exploration of an entry, and why it ended, if it did. */
  private static final class Turn {
    final Exploration exploration;
    @Nullable StopReason stop;

    Turn(Exploration exploration) {
      this.exploration = exploration;
    }

    /** Whether it was done, and others have found since where to go on. */
    boolean isRevived() {
      return stop == StopReason.EXHAUSTED && exploration.goesOn();
    }

    Conclusion conclusion() {
      return exploration.conclude(Objects.requireNonNull(stop));
    }
  }

  /** Lets the exploration end soon; for other threads. */
  public void interrupt() {
    isInterrupted = true;
    Exploration now = running;
    if (now != null) {
      now.interrupt();
    }
  }

  /**
   * Explores all entries, or goes on where their journals end.
   *
   * @param start when the time for that began
   */
  public ClassFindings explore(
      long start, Function<Entry, Journal> journals, Function<Entry, Extensions> extensions) {
    long time = settings.budget().time().toNanos();
    long end = start + time;
    deadline = end;
    long longest = LONGEST_PROVING * settings.budget().slack();
    proofs.begin(bench.clock().getAsLong() + Math.min(time / PROVING, longest));
    try {
      for (Entry entry : target.entries()) {
        if (turns.isEmpty() || bench.clock().getAsLong() < end) {
          begin(entry, journals.apply(entry), extensions.apply(entry), end);
        } else {
          skip(entry, StopReason.TIME.toString());
        }
      }
      advanceUntil(end);
      if (settings.budget().isOfWork()) {
        proofs.finishByWork(end);
      } else {
        proofs.finish(bench.clock().getAsLong() + time / CLOSING);
      }
      return findings();
    } finally {
      bench.untilForever();
      turns.forEach(turn -> turn.exploration.close());
    }
  }

  private void advanceUntil(long end) {
    List<Turn> round = nextRound();
    while (!round.isEmpty()) {
      for (int i = 0; i < round.size(); i++) {
        advance(round.get(i), pause(end, round.size() - i));
      }
      round = nextRound();
    }
  }

  /** Objects are asked for a while after the exploration, lest tests check less. */
  private Observations observations() {
    long end = bench.clock().getAsLong() + closing();
    bench.target().until(end);
    return new Observations(bench.target(), () -> bench.clock().getAsLong() >= end);
  }

  /** A share of the time, or half of what is left of it if that is more. */
  private long closing() {
    long share = settings.budget().time().dividedBy(CLOSING).toNanos();
    long left = deadline - bench.clock().getAsLong();
    return Math.max(Math.max(share, SHORTEST_CLOSING), left / 2);
  }

  /** Tests get better values; labels depend on more than the branches that are taken. */
  private List<Conclusion> dressed(List<Conclusion> all) {
    if (!settings.isOfBranches() || coverage.known().stream().anyMatch(Branch::isLabel)) {
      return all;
    }
    long end = bench.clock().getAsLong() + closing();
    bench.target().until(end);
    return new Dressing(bench.target(), settings.bounds(), () -> bench.clock().getAsLong() >= end)
        .of(all);
  }

  private void begin(Entry entry, Journal journal, Extensions extensions, long end) {
    Job job = Job.of(entry, settings, calls).with(target.existing().constants());
    Exploration exploration = new Exploration(job, bench, purpose(job), extensions, journal);
    try {
      exploration.begin(end);
      turns.add(new Turn(exploration));
    } catch (ProgramException e) {
      if (target.entries().size() == 1) {
        throw e;
      }
      skip(entry, String.valueOf(e.getMessage()));
    }
  }

  private void skip(Entry entry, String reason) {
    skipped.add(new Skipped(entry.method().toString(), reason));
  }

  private Purpose purpose(Job job) {
    Set<MethodModel> reached = reached(job.entry().method());
    return Purposes.of(job, bench.sites(), coverage, reached::contains);
  }

  /**
   * The methods of the class and of those within it that {@code entry} may call, as far as calls
   * stay there. What makes the inputs of an entry is for others to cover.
   */
  private Set<MethodModel> reached(MethodModel entry) {
    Set<String> own =
        target.methods().stream().map(each -> each.ref().owner()).collect(Collectors.toSet());
    Set<MethodModel> reached = new LinkedHashSet<>(Set.of(entry));
    Deque<MethodModel> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      MethodModel method = open.remove();
      if (method.hasCode()) {
        calls.sites(method).stream()
            .flatMap(site -> calls.targets(site).targets().stream())
            .filter(callee -> own.contains(callee.ref().owner()) && reached.add(callee))
            .forEach(open::add);
      }
    }
    return reached;
  }

  /** Those that are behind; all that are not done if none is. */
  private List<Turn> nextRound() {
    turns.stream().filter(Turn::isRevived).forEach(turn -> turn.stop = null);
    List<Turn> open = turns.stream().filter(turn -> turn.stop == null).toList();
    int least = open.stream().mapToInt(turn -> turn.exploration.turns()).min().orElse(0);
    return open.stream().filter(turn -> turn.exploration.turns() == least).toList();
  }

  /**
   * Half of what is left is for this round, so that there is a next one. Where work counts and not
   * time, turns end when an epoch does.
   */
  private long pause(long end, int left) {
    if (settings.budget().isOfWork()) {
      return end;
    }
    long now = bench.clock().getAsLong();
    boolean isAlone = turns.stream().filter(turn -> turn.stop == null).count() == 1;
    return isAlone ? end : now + Math.max(SHORTEST_TURN, (end - now) / (2L * left));
  }

  private void advance(Turn turn, long pause) {
    running = turn.exploration;
    if (isInterrupted) {
      turn.exploration.interrupt();
    }
    turn.stop = isShort() ? StopReason.MEMORY : advanced(turn.exploration, pause);
    if (turn.stop == StopReason.EXHAUSTED && turn.exploration.mayGoOn()) {
      turn.exploration.lighten();
    } else if (turn.stop != null && turns.size() > 1 && !turn.stop.isResumable()) {
      turn.exploration.finish();
    }
  }

  /** Whether memory does not suffice, though all have given back what they could. */
  private boolean isShort() {
    if (!heap.isScarce()) {
      return false;
    }
    turns.stream().filter(turn -> turn.stop == null).forEach(turn -> turn.exploration.lighten());
    return heap.isScarce();
  }

  /** What was found until there was no memory left is kept. */
  private static @Nullable StopReason advanced(Exploration exploration, long pause) {
    try {
      return exploration.advance(pause);
    } catch (OutOfMemoryError e) {
      return StopReason.MEMORY;
    }
  }

  private ClassFindings findings() {
    return settings.paths() == null ? ofBranches() : ofPaths();
  }

  /** Each entry has paths of its own. */
  private ClassFindings ofPaths() {
    Observations observations = observations();
    List<Findings> methods = new ArrayList<>();
    Map<Objective, Verdict> verdicts = new LinkedHashMap<>();
    for (Turn turn : turns) {
      Findings found =
          turn.exploration.findings(observations.of(List.of(turn.conclusion())).get(0));
      methods.add(found);
      verdicts.putAll(found.verdicts());
    }
    return new ClassFindings(target.type(), methods, verdicts, skipped);
  }

  /** All entries have their branches in common. */
  private ClassFindings ofBranches() {
    List<Conclusion> all = turns.stream().map(Turn::conclusion).toList();
    List<Conclusion> reduced =
        dressed(
            settings.isOfBranches()
                ? Reduction.of(all, coverage, target.existing().covered())
                : all);
    Observations observations = observations();
    List<Conclusion> conclusions = observations.of(reduced);
    Map<Objective, Verdict> verdicts = verdicts(conclusions);
    List<Findings> methods = new ArrayList<>();
    for (Conclusion each : conclusions) {
      Map<Objective, Verdict> own = new LinkedHashMap<>(verdicts);
      own.keySet().removeIf(objective -> !isIn(objective, each.entry().method()));
      methods.add(each.findings(own, AbstractTree.NONE));
    }
    return new ClassFindings(target.type(), methods, verdicts, skipped);
  }

  private static boolean isIn(Objective objective, MethodModel method) {
    return objective instanceof Objective.BranchTaken taken
        && taken.branch().method().equals(method.ref());
  }

  private Map<Objective, Verdict> verdicts(List<Conclusion> conclusions) {
    List<MethodModel> explored = conclusions.stream().map(each -> each.entry().method()).toList();
    WaysIn ways = new WaysIn(calls, explored);
    Verdicts judge = new Verdicts(conclusions, proofs.proofs());
    Set<Branch> before = Set.copyOf(target.existing().covered());
    Map<MethodModel, WaysIn.Ways> known = new HashMap<>();
    Map<Objective, Verdict> verdicts = new LinkedHashMap<>();
    coverage
        .objectives()
        .forEach(
            (branch, method) ->
                verdicts.put(
                    new Objective.BranchTaken(branch),
                    before.contains(branch)
                        ? Verdict.Covered.BEFORE
                        : judge.of(
                            new Objective.BranchTaken(branch),
                            coverage.standing(branch, method),
                            known.computeIfAbsent(method, ways::to))));
    return verdicts;
  }
}
