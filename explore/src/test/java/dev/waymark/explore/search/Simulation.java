package dev.waymark.explore.search;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.targets.Winding;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search of a tree whose paths are words: at each depth one of two branches, T or F, is taken,
 * all words of the same length exist, and where nothing is asked for, T happens. The branches at
 * depth d are those of condition d, modulo their number, of a method.
 */
final class Simulation {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Winding.class))));
  private static final CallGraph CALLS = CallGraph.of(ClassHierarchy.of(PROGRAM));
  private static final Input INPUT = Input.of(List.of(), Assignment.builder().build());

  private final List<BranchPoint> points;
  private final int depth;
  private final SearchChoice choice;
  private final Surroundings given;
  private final Coverage coverage;
  private final List<String> runs = new ArrayList<>();
  private Strategy strategy;

  Simulation(String choice, String method, int depth, long seed) {
    this.points = points(method);
    this.depth = depth;
    this.choice = SearchChoice.parse(choice);
    List<Branch> branches = points.stream().flatMap(p -> p.branches().stream()).toList();
    this.coverage = new Coverage(branches);
    this.given = new Surroundings(coverage, territory(method), seed);
    this.strategy = this.choice.make(given);
    strategy.append(PartialPath.first(INPUT, 0));
  }

  static MethodModel method(String name) {
    return PROGRAM.require(Winding.class.getName()).require(name);
  }

  static Territory territory(String method) {
    return new Territory(method(method), CALLS);
  }

  /** The conditions of a method. */
  static List<BranchPoint> points(String method) {
    return method(method).branchPoints().stream().filter(p -> p.type().isExplicit()).toList();
  }

  /** Runs {@code count} paths, or all that are left. */
  List<String> run(int count) {
    for (int i = 0; i < count && strategy.size() > 0; i++) {
      run(strategy.next());
    }
    return runs;
  }

  private void run(PartialPath next) {
    StringBuilder word = new StringBuilder(word(next.trail()));
    if (next.length() > 0) {
      word.append(next.outcome() == 0 ? 'T' : 'F');
    }
    word.append("T".repeat(depth - word.length()));
    runs.add(word.toString());
    int gain = 0;
    for (int i = 0; i < depth; i++) {
      gain += coverage.cover(branch(i, word.charAt(i) == 'T' ? 0 : 1)) ? 1 : 0;
    }
    Trail trail = next.length() == 0 ? null : new Trail(next.trail(), next.aim().branch());
    List<PartialPath> flips = new ArrayList<>();
    for (int i = next.length(); i < depth; i++) {
      Aim aim = new Aim(0, branch(i, 1), null);
      flips.add(new PartialPath(INPUT, null, trail, i + 1, 1, aim));
      trail = new Trail(trail, branch(i, 0));
    }
    strategy.add(flips, gain);
  }

  private Branch branch(int place, int outcome) {
    return points.get(place % points.size()).branches().get(outcome);
  }

  private static String word(@Nullable Trail trail) {
    StringBuilder word = new StringBuilder();
    for (Trail at = trail; at != null; at = at.before()) {
      Branch branch = at.branch();
      word.append(branch != null && branch.outcome() == 0 ? 'T' : 'F');
    }
    return word.reverse().toString();
  }

  /** Goes on with a new strategy that is made from what the old one writes. */
  void renew() {
    List<PartialPath> waiting = strategy.waiting();
    Outgoing state = new Outgoing().begin('S');
    strategy.write(state);
    strategy = choice.make(given);
    waiting.forEach(strategy::append);
    strategy.read(Incoming.of(state, 0));
  }
}
