package dev.waymark.explore.paths;

import dev.waymark.explore.input.Scripts;
import dev.waymark.explore.search.Prefix;
import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.path.Naming;
import dev.waymark.path.Point;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.tree.Folder;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Step;
import dev.waymark.term.Constant;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Follows inputs and partial paths with the path interpreter. */
final class RouteFinder {
  /** A longer path is not followed to its end: what branches off it could not be tried anyway. */
  static final int MOST_CHOICES = 5_000;

  private final Entry entry;
  private final World world;
  private final Folder folder;

  RouteFinder(Entry entry, World world, Folder folder) {
    this.entry = entry;
    this.world = world;
    this.folder = folder;
  }

  /** A walk at the beginning of the path of {@code input}. */
  private Walk walk(Input input) {
    return new Walk(
        world,
        Scripts.of(world.terms(), entry, input.arguments()),
        Naming.SUBSTITUTED,
        folder.fresh());
  }

  private static void take(Walk walk, Situation.Choice choice, int outcome) {
    ((Folder) walk.follower()).take(choice, outcome);
    walk.take(outcome);
  }

  /** The way of {@code run}, which has the path that the executor saw. */
  Route follow(Execution run, SiteTable sites) {
    Walk walk = walk(run.input());
    List<Replay.Step> steps = follow(walk, run.input(), MOST_CHOICES);
    return new Route(steps, walk, agrees(walk, steps, run, sites));
  }

  /** The first choices, at most {@code most}, on the way of {@code input}. */
  List<Replay.Step> follow(Input input, int most) {
    return follow(walk(input), input, most);
  }

  private static List<Replay.Step> follow(Walk walk, Input input, int most) {
    Evaluator evaluator = new Evaluator(input.numbers());
    List<Replay.Step> steps = new ArrayList<>();
    while (steps.size() < most && walk.situation() instanceof Situation.Choice choice) {
      int taken = choice.taken(evaluator);
      steps.add(new Replay.Step(choice, taken));
      take(walk, choice, taken);
    }
    return steps;
  }

  /**
   * A walk at the end of a partial path of {@code base}; {@code passing} is told of each choice.
   */
  Walk walk(Input base, @Nullable Prefix path, Passing passing) {
    Walk walk = walk(base);
    for (int outcome : path == null ? List.<Integer>of() : path.outcomes()) {
      Situation.Choice choice = (Situation.Choice) walk.situation();
      passing.take(choice, outcome);
      take(walk, choice, outcome);
    }
    return walk;
  }

  /** Is told of each choice on a path. */
  interface Passing {
    void take(Situation.Choice choice, int outcome);
  }

  /**
   * Whether the executor took the same way, where the input decides. Models that a walk does not go
   * through do not count; of a run that is not complete, or behind the walk, not all is known.
   */
  private static boolean agrees(
      Walk walk, List<Replay.Step> steps, Execution run, SiteTable sites) {
    boolean isLost = !walk.situation().isEnd();
    List<String> theirs = new ArrayList<>();
    for (Step step : run.path()) {
      Site site = sites.site(step.site());
      if (!(step.condition() instanceof Constant)) {
        add(theirs, site.method().ref().toString(), site.statement(), step.taken());
      }
    }
    List<String> ours = new ArrayList<>();
    for (Replay.Step step : steps) {
      Point point = step.choice().point();
      if (!(step.condition() instanceof Constant || step.choice().isPin())) {
        add(ours, point.method().ref().toString(), point.statement(), step.taken());
      }
    }
    if (!isCovered(steps, run, sites)) {
      return false;
    }
    if (!run.isComplete() || walk.isAhead()) {
      return isLost || isPartOf(theirs, ours);
    }
    return isLost
        ? theirs.size() >= ours.size() && theirs.subList(0, ours.size()).equals(ours)
        : theirs.equals(ours);
  }

  /** Whether {@code few} are among {@code all}, in this order. */
  private static boolean isPartOf(List<String> few, List<String> all) {
    int found = 0;
    for (String each : all) {
      if (found < few.size() && few.get(found).equals(each)) {
        found++;
      }
    }
    return found == few.size();
  }

  /** Whether the run has taken each outcome of a condition or switch among {@code steps}. */
  private static boolean isCovered(List<Replay.Step> steps, Execution run, SiteTable sites) {
    Set<String> taken = new HashSet<>();
    run.covered().stream()
        .forEach(
            outcome -> {
              Site site = sites.site(outcome);
              taken.add(key(site.method().ref(), site.statement(), outcome - site.id()));
            });
    for (Replay.Step step : steps) {
      Point point = step.choice().point();
      boolean isBranch =
          !step.choice().isPin()
              && !(point.method().code().statement(point.statement()) instanceof Check);
      if (isBranch && !taken.contains(key(point.method().ref(), point.statement(), step.taken()))) {
        return false;
      }
    }
    return true;
  }

  private static String key(MethodRef method, int statement, int outcome) {
    return method + "@" + statement + ":" + outcome;
  }

  private static void add(List<String> path, String method, int statement, int outcome) {
    if (!Models.includes(method.replace('.', '/'))) {
      path.add(method + "@" + statement + ":" + outcome);
    }
  }
}
