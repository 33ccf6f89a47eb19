package dev.waymark.explore.reason;

import dev.waymark.explore.input.Scripts;
import dev.waymark.explore.reason.WantedBranches.Wanted;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.record.MoveRecorder;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.path.Constraint;
import dev.waymark.path.Naming;
import dev.waymark.path.Occurrence;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.Check;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** Follows a run, and takes wanted branches where it comes by. */
final class PathFlipper {
  /** Longer paths are not followed to their end. */
  private static final int MOST_CHOICES = 2_000;

  private final Entry entry;
  private final World world;
  private final WantedBranches wanted;
  private final Set<Branch> met = new HashSet<>();

  PathFlipper(Entry entry, World world, WantedBranches wanted) {
    this.entry = entry;
    this.world = world;
    this.wanted = wanted;
  }

  /** The wanted branches that followed runs came by. */
  Set<Branch> met() {
    return met;
  }

  /**
   * Follows the run of {@code input}.
   *
   * @param isOver whether there is no time to go on
   * @param isWorthIt asked before a branch is taken
   * @param found is handed each branch that was taken, with the path
   * @return what the walk did not know; empty if it came to the end
   */
  String follow(
      Input input,
      BooleanSupplier isOver,
      Predicate<Branch> isWorthIt,
      BiConsumer<Branch, FlippedPath> found) {
    Walk walk =
        new Walk(
            world,
            Scripts.of(world.terms(), entry, input.arguments()),
            Naming.NAMED,
            new MoveRecorder());
    Evaluator evaluator = new Evaluator(input.numbers());
    for (int i = 0; i < MOST_CHOICES && walk.situation() instanceof Situation.Choice choice; i++) {
      int taken = choice.taken(evaluator);
      flip(walk, choice, taken, isWorthIt, found);
      if (taken < 0) {
        return "which way the run goes";
      }
      if (isOver.getAsBoolean()) {
        return "";
      }
      walk.take(taken);
    }
    flipChecks(walk, isWorthIt, found);
    return walk.situation() instanceof Situation.Lost lost ? lost.reason() : "";
  }

  private void flip(
      Walk walk,
      Situation.Choice choice,
      int taken,
      Predicate<Branch> isWorthIt,
      BiConsumer<Branch, FlippedPath> found) {
    if (choice.isPin()) {
      return;
    }
    for (Wanted each : wanted.at(choice.point().method().ref(), choice.point().statement())) {
      met.add(each.branch());
      if (each.outcome() != taken && isWorthIt.test(each.branch())) {
        Walk other = walk.copy();
        other.take(each.outcome());
        MoveSequence path = ((MoveRecorder) other.follower()).record();
        found.accept(each.branch(), new FlippedPath(path, other.constraints()));
      }
    }
  }

  /** Checks that cannot fail on the path are no choices of a walk, but said in passing. */
  private void flipChecks(
      Walk walk, Predicate<Branch> isWorthIt, BiConsumer<Branch, FlippedPath> found) {
    List<Constraint> constraints = walk.constraints();
    List<Move> moves = ((MoveRecorder) walk.follower()).record().moves();
    MoveSequence path = new MoveSequence(moves);
    for (int i = 0; i < constraints.size(); i++) {
      Constraint passed = constraints.get(i);
      Occurrence at = passed.occurrence();
      int place = path.placeOf(at);
      if (!passed.isBranch() || place < 0 || moves.get(place).outcome() != 0) {
        continue;
      }
      for (Wanted each : wanted.at(at.activation().method(), at.statement())) {
        if (isCheck(moves.get(place))) {
          met.add(each.branch());
          if (each.outcome() == 1 && isWorthIt.test(each.branch())) {
            found.accept(each.branch(), failing(moves, place, constraints.subList(0, i), passed));
          }
        }
      }
    }
  }

  private static boolean isCheck(Move move) {
    return move.method().code().statement(move.statement()) instanceof Check;
  }

  private FlippedPath failing(
      List<Move> moves, int place, List<Constraint> before, Constraint passed) {
    Move last = moves.get(place);
    List<Move> path = new ArrayList<>(moves.subList(0, place));
    path.add(
        new Move(
            last.kind(),
            last.frame(),
            last.level(),
            last.method(),
            last.statement(),
            1,
            last.occurrence()));
    List<Constraint> constraints = new ArrayList<>(before);
    constraints.add(
        new Constraint(
            world.terms().not(passed.condition()),
            passed.occurrence(),
            passed.index(),
            passed.origin(),
            passed.uses(),
            passed.defines()));
    return new FlippedPath(new MoveSequence(path), constraints);
  }
}
