package dev.waymark.explore;

import dev.waymark.explore.Route.Flip;
import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.path.Naming;
import dev.waymark.path.Point;
import dev.waymark.path.Replay;
import dev.waymark.path.Situation;
import dev.waymark.path.Walk;
import dev.waymark.path.World;
import dev.waymark.path.tree.Folder;
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

/** Follows inputs and partial paths with the path interpreter. */
final class RouteFinder {
  private final Entry entry;
  private final World world;
  private final Folder folder;

  RouteFinder(Entry entry, World world, Folder folder) {
    this.entry = entry;
    this.world = world;
    this.folder = folder;
  }

  /** A walk at the beginning of the path of {@code input}. */
  Walk walk(Input input) {
    return new Walk(
        world,
        Scripts.of(world.terms(), entry, input.arguments()),
        Naming.SUBSTITUTED,
        folder.fresh());
  }

  static Folder folder(Walk walk) {
    return (Folder) walk.follower();
  }

  /** Takes {@code outcome}. */
  static void take(Walk walk, Situation.Choice choice, int outcome) {
    folder(walk).take(choice, outcome);
    walk.take(outcome);
  }

  /** Goes with {@code walk}, which is at its beginning, where {@code input} goes. */
  static Route follow(Walk walk, Input input, int start) {
    Evaluator evaluator = new Evaluator(input.numbers());
    List<Replay.Step> steps = new ArrayList<>();
    while (walk.situation() instanceof Situation.Choice choice) {
      int taken = 0;
      while (!evaluator.holds(choice.conditions().get(taken))) {
        taken++;
      }
      steps.add(new Replay.Step(choice, taken));
      take(walk, choice, taken);
    }
    return new Route(input, steps, start, walk.situation());
  }

  /** A walk at the end of {@code flip}. */
  Walk walk(Flip flip) {
    Walk walk = walk(flip.route().input());
    for (Replay.Step step : flip.route().steps().subList(0, flip.index())) {
      take(walk, (Situation.Choice) walk.situation(), step.taken());
    }
    take(walk, (Situation.Choice) walk.situation(), flip.outcome());
    return walk;
  }

  /**
   * Whether the executor took the same way, where the input decides. Models that a walk does not go
   * through do not count; of a run that is not complete, or behind the walk, not all is known.
   */
  static boolean agrees(Walk walk, Route route, Execution run, SiteTable sites) {
    List<String> theirs = new ArrayList<>();
    for (Step step : run.path()) {
      Site site = sites.site(step.site());
      if (!(step.condition() instanceof Constant)) {
        add(theirs, site.method().ref().toString(), site.statement(), step.taken());
      }
    }
    List<String> ours = new ArrayList<>();
    for (Replay.Step step : route.steps()) {
      Point point = step.choice().point();
      if (!(step.condition() instanceof Constant || step.choice().isPin())) {
        add(ours, point.method().ref().toString(), point.statement(), step.taken());
      }
    }
    if (!isCovered(route, run, sites)) {
      return false;
    }
    if (!run.isComplete() || walk.isAhead()) {
      return route.end() instanceof Situation.Lost || isPartOf(theirs, ours);
    }
    return route.end() instanceof Situation.Lost
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

  /** Whether the run has taken each outcome of a condition or switch that the route takes. */
  private static boolean isCovered(Route route, Execution run, SiteTable sites) {
    Set<String> taken = new HashSet<>();
    run.covered().stream()
        .forEach(
            outcome -> {
              Site site = sites.site(outcome);
              taken.add(key(site.method().ref(), site.statement(), outcome - site.id()));
            });
    for (Replay.Step step : route.steps()) {
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
