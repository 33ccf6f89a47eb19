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
  /** How often the same point is kept: the first times leave most open... */
  private static final int FIRST = 24;

  /** ...and the last times are where the run has come farthest. */
  private static final int LAST = 8;

  private static final int MOST_CHOICES = 5_000;

  private final Input input;
  private final World world;
  private final Set<Block> passed = new HashSet<>();
  private final Map<Block, Integer> visits = new HashMap<>();

  /** How often each point is come by; empty if that is to be found out. */
  private final Map<Block, Integer> expected;

  private final List<Standpoint> found = new ArrayList<>();
  private @Nullable Walk walk;

  private Lookout(Input input, World world, Map<Block, Integer> expected) {
    this.input = input;
    this.world = world;
    this.expected = expected;
  }

  /** A block of a method. */
  record Block(MethodRef method, int index) {}

  /** The way of {@code input}; it is gone twice, to know which times are the last. */
  static Lookout of(Entry entry, Input input, World world) {
    Lookout first = new Lookout(input, world, Map.of());
    first.go(entry);
    Lookout second = new Lookout(input, world, first.visits);
    second.go(entry);
    return second;
  }

  private void go(Entry entry) {
    Walk way =
        new Walk(
            world, Scripts.of(world.terms(), entry, input.arguments()), Naming.SUBSTITUTED, this);
    walk = way;
    Evaluator values = new Evaluator(input.numbers());
    for (int i = 0; i < MOST_CHOICES && way.situation() instanceof Situation.Choice choice; i++) {
      int taken = choice.taken(values);
      if (taken < 0) {
        break;
      }
      way.take(taken);
    }
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
    if (Demand.isCrossroad(method, index) && isKept(block)) {
      found.add(new Standpoint(input, now.copy(), world.terms()));
    }
  }

  private boolean isKept(Block block) {
    int visit = visits.merge(block, 1, Integer::sum);
    Integer all = expected.get(block);
    return all != null && (visit <= FIRST || visit > all - LAST);
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
