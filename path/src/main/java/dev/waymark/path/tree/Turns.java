package dev.waymark.path.tree;

import dev.waymark.path.Point;
import dev.waymark.path.Situation;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How often a path stays in its loops where the input lets it leave them: what k-path bounds. Goes
 * along one path.
 */
public final class Turns {
  private record Stay(int frame, Loop loop, int statement) {}

  private final Map<Stay, Integer> stays = new HashMap<>();
  private int most;

  /** The highest number of turns in a row of any loop so far. */
  public int most() {
    return most;
  }

  /** The path goes on with {@code outcome} of {@code choice}. */
  public void take(Situation.Choice choice, int outcome) {
    Point point = choice.point();
    List<Integer> targets = targets(point);
    if (targets.isEmpty()) {
      return;
    }
    MethodModel method = point.method();
    Cfg cfg = method.cfg();
    int block = cfg.blockOf(point.instruction());
    for (@Nullable Loop loop = method.loops().innermost(block);
        loop != null;
        loop = method.loops().parent(loop)) {
      take(choice, loop, targets, outcome);
    }
  }

  private void take(Situation.Choice choice, Loop loop, List<Integer> targets, int outcome) {
    Point point = choice.point();
    boolean canLeave =
        targets.stream().anyMatch(each -> !point.method().loops().contains(loop, each));
    if (!point.method().loops().contains(loop, targets.get(outcome))) {
      stays.keySet().removeIf(each -> each.frame == point.frame() && each.loop.equals(loop));
    } else if (canLeave && !choice.isDecided()) {
      int count = stays.merge(new Stay(point.frame(), loop, point.statement()), 1, Integer::sum);
      most = Math.max(most, count);
    }
  }

  /** The block after each outcome; none for checks. */
  private static List<Integer> targets(Point point) {
    Cfg cfg = point.method().cfg();
    Statement statement = point.method().code().statement(point.statement());
    if (statement instanceof If jump) {
      return List.of(cfg.blockOf(jump.target()), cfg.blockOf(point.instruction() + 1));
    }
    List<Integer> targets = new ArrayList<>();
    if (statement instanceof Switch jump) {
      new SwitchTargets(jump).targets().forEach(each -> targets.add(cfg.blockOf(each)));
    }
    return targets;
  }
}
