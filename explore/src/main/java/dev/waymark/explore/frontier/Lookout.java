package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.frontier.Demand;
import dev.waymark.explore.input.Scripts;
import dev.waymark.instrument.jdk.Models;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Goes the way of a run, and keeps the points where ways part. */
final class Lookout implements Follower {
  /** How often the same point is kept: the first times leave most open. */
  private static final int MOST_VISITS = 6;

  private static final int MOST_CHOICES = 5_000;

  private final Input input;
  private final World world;
  private final Set<Block> passed = new HashSet<>();
  private final Map<Block, Integer> visits = new HashMap<>();
  private final List<Standpoint> found = new ArrayList<>();
  private @Nullable Walk walk;

  private Lookout(Input input, World world) {
    this.input = input;
    this.world = world;
  }

  /** A block of a method. */
  record Block(MethodRef method, int index) {}

  /** The way of {@code input}. */
  static Lookout of(Entry entry, Input input, World world) {
    Lookout lookout = new Lookout(input, world);
    Walk walk =
        new Walk(
            world,
            Scripts.of(world.terms(), entry, input.arguments()),
            Naming.SUBSTITUTED,
            lookout);
    lookout.walk = walk;
    Evaluator values = new Evaluator(input.numbers());
    for (int i = 0; i < MOST_CHOICES && walk.situation() instanceof Situation.Choice choice; i++) {
      int taken = choice.taken(values);
      if (taken < 0) {
        break;
      }
      walk.take(taken);
    }
    return lookout;
  }

  /** The points that were kept, in order. */
  List<Standpoint> found() {
    return found;
  }

  /** The blocks that the run came through. */
  Set<Block> passed() {
    return passed;
  }

  @Override
  public void moved(int frame, MethodModel method, int instruction) {
    Walk now = walk;
    if (now == null || Models.includes(method.owner().name())) {
      return;
    }
    Cfg cfg = method.cfg();
    int index = cfg.blockOf(instruction);
    if (cfg.code().instructionOf(cfg.block(index).firstStatement()) != instruction) {
      return;
    }
    Block block = new Block(method.ref(), index);
    passed.add(block);
    if (Demand.isCrossroad(method, index) && visits.merge(block, 1, Integer::sum) <= MOST_VISITS) {
      found.add(new Standpoint(input, now.copy(), world.terms()));
    }
  }

  @Override
  public void entered(int frame, int depth, MethodModel method) {}

  @Override
  public void left(int frame) {}

  /** Copies go their way unseen. */
  @Override
  public Follower copy() {
    return Follower.NONE;
  }
}
