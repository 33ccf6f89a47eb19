package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.state.Places;
import dev.waymark.explore.input.Scripts;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.Situation;
import dev.waymark.path.World;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The states of a run at the beginnings of the blocks of its entry. */
final class Trace implements Follower {
  private static final int MOST_CHOICES = 400;
  private static final int MOST_POINTS = 40;

  private final MethodModel method;
  private final Input input;
  private final List<Point> points = new ArrayList<>();
  private int activation = -1;
  private @Nullable Walk walk;

  /** A block that begins, and the state there. */
  record Point(int block, Walk walk, Input input, World world) {
    /** Whether {@code condition} holds here; nothing if the walk does not know. */
    Optional<Boolean> holds(Term condition, Places places) {
      Term read = new StateReading(places, world.terms(), walk, 0).of(condition);
      return isKnown(read)
          ? Optional.of(new Evaluator(input.numbers()).holds(read))
          : Optional.empty();
    }

    private boolean isKnown(Term term) {
      Deque<Term> open = new ArrayDeque<>(List.of(term));
      while (!open.isEmpty()) {
        Term each = open.pop();
        if (each instanceof Symbol symbol && !input.numbers().isAssigned(symbol)) {
          return false;
        }
        for (int i = 0; i < each.arity(); i++) {
          open.push(each.operand(i));
        }
      }
      return true;
    }
  }

  private final World world;

  private Trace(MethodModel method, Input input, World world) {
    this.method = method;
    this.input = input;
    this.world = world;
  }

  static List<Point> of(Entry entry, Input input, World world) {
    Trace trace = new Trace(entry.method(), input, world);
    Walk way =
        new Walk(
            world, Scripts.of(world.terms(), entry, input.arguments()), Naming.SUBSTITUTED, trace);
    trace.walk = way;
    Evaluator values = new Evaluator(input.numbers());
    for (int i = 0; i < MOST_CHOICES && way.situation() instanceof Situation.Choice choice; i++) {
      int taken = choice.taken(values);
      if (taken < 0 || trace.points.size() >= MOST_POINTS) {
        break;
      }
      way.take(taken);
    }
    return trace.points;
  }

  @Override
  public void moved(int frame, MethodModel moving, int instruction) {
    Walk now = walk;
    if (now == null || !moving.equals(method) || points.size() >= MOST_POINTS) {
      return;
    }
    Cfg cfg = method.cfg();
    int index = cfg.blockOf(instruction);
    if (cfg.code().instructionOf(cfg.block(index).firstStatement()) == instruction
        && isAlone(now.frames())) {
      if (frame != activation) {
        points.clear(); // an earlier call of the same method, as of a constructor
        activation = frame;
      }
      points.add(new Point(index, now.copy(), input, world));
    }
  }

  /** Whether the entry runs, and none of its own calls of itself. */
  private boolean isAlone(List<CallFrame> frames) {
    return !frames.isEmpty()
        && frames.get(frames.size() - 1).method.equals(method)
        && frames.stream().filter(each -> each.method.equals(method)).count() == 1;
  }

  @Override
  public void entered(int frame, int depth, MethodModel entered) {}

  @Override
  public void left(int frame) {}

  @Override
  public Follower copy() {
    return Follower.NONE;
  }
}
