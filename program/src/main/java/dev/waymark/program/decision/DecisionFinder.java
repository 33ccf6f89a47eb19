package dev.waymark.program.decision;

import dev.waymark.program.decision.ConditionTree.Leaf;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.graph.Loops;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.If;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Joins conditions into decisions. Two groups of conditions join if one exit of the first leads to
 * the start of the second, nothing else leads there, and they share their other exit; this is
 * repeated until no groups join. Each pass is linear, and a pass joins all that is joined at one
 * depth of nesting.
 */
public final class DecisionFinder {
  private final Cfg cfg;
  private final Dominators dominators;
  private final Loops loops;
  private final Digraph graph;
  private final ConditionStart starts;

  /** For each block that ends with a condition, the group of that condition. */
  private final @Nullable Group[] groups;

  private DecisionFinder(Cfg cfg, Dominators dominators, Loops loops) {
    this.cfg = cfg;
    this.loops = loops;
    this.dominators = dominators;
    this.graph = cfg.graph();
    this.starts = new ConditionStart(cfg);
    this.groups = new Group[graph.size()];
  }

  /** The decisions of a method, in instruction order, every condition in exactly one of them. */
  public static List<Decision> find(Cfg cfg, Dominators dominators, Loops loops) {
    return new DecisionFinder(cfg, dominators, loops).decisions();
  }

  private List<Decision> decisions() {
    for (Condition condition : new ConditionFinder(cfg, dominators).conditions()) {
      groups[condition.block()] = groupOf(condition);
    }
    while (joinPass((before, next) -> next) || joinPass(this::meeting)) {
      // each pass joins what the one before made adjacent
    }
    List<Decision> decisions = new ArrayList<>();
    for (int block = 0; block < groups.length; block++) {
      Group group = groups[block];
      if (group != null && group.last().block() == block) {
        decisions.add(decisionOf(group));
      }
    }
    decisions.sort(Comparator.comparingInt(Decision::start));
    return decisions;
  }

  private Group groupOf(Condition condition) {
    If jump = (If) cfg.code().statement(condition.statement());
    int taken = cfg.blockOf(jump.target());
    int notTaken = cfg.blockOf(condition.instruction() + 1);
    return new Group(new Leaf(condition), condition.entry(), taken, notTaken, condition);
  }

  /**
   * From the last condition to the first, so that a chain joins in one pass.
   *
   * @param view the second group as the first one sees it
   */
  private boolean joinPass(BinaryOperator<Group> view) {
    boolean joined = false;
    for (int block = groups.length - 1; block >= 0; block--) {
      Group group = groups[block];
      joined |= group != null && joinWithPredecessor(group, view);
    }
    return joined;
  }

  private boolean joinWithPredecessor(Group next, BinaryOperator<Group> view) {
    Group before = solePredecessor(next);
    if (before == null || !starts.isAtHead(next, before) || !sameHandlers(before, next)) {
      return false;
    }
    Group joined = before.join(view.apply(before, next));
    if (joined == null) {
      return false;
    }
    joined.tree().forEach(condition -> groups[condition.block()] = joined);
    return true;
  }

  /** The one other group whose conditions alone lead to the entry of {@code next}. */
  private @Nullable Group solePredecessor(Group next) {
    if (next.entry() == 0) {
      return null;
    }
    Group sole = null;
    for (int i = 0; i < graph.inDegree(next.entry()); i++) {
      Group group = groups[graph.predecessor(next.entry(), i)];
      if (group == null || group.isSame(next) || (sole != null && !group.isSame(sole))) {
        return null;
      }
      sole = group;
    }
    return sole;
  }

  /**
   * Where a decision's true side is nothing but a jump, as in {@code if (a || b) continue;}, javac
   * lets the last condition alone fall through to it, and the others jump where it leads. The exit
   * of {@code next} is then moved to where that of {@code before} is. Two other constructs look the
   * same: {@code while (a) if (b) break;}, where {@code before} is at the head of a loop, and
   * {@code if (a) if (b) continue;} at the end of one, whose conditions are rarely on the same
   * line.
   */
  private Group meeting(Group before, Group next) {
    int shared = before.whenTrue() == next.entry() ? before.whenFalse() : before.whenTrue();
    int fallThrough = cfg.blockOf(next.last().instruction() + 1);
    boolean areOne =
        !isAtLoopHead(before)
            && (leavesLoop(before, shared)
                || before.last().line() == next.tree().conditions().get(0).line());
    return areOne && leadsOnlyTo(fallThrough, shared) ? next.replacing(fallThrough, shared) : next;
  }

  private boolean isAtLoopHead(Group group) {
    return loops.isHeader(group.entry()) && starts.isAtHead(group);
  }

  private boolean leavesLoop(Group group, int exit) {
    Loop loop = loops.innermost(group.entry());
    return loop != null && !loops.contains(loop, exit);
  }

  /** Whether {@code block} is a jump to {@code target} and nothing else, for one predecessor. */
  private boolean leadsOnlyTo(int block, int target) {
    return graph.inDegree(block) == 1
        && cfg.block(block).first() == cfg.block(block).last()
        && cfg.lastStatement(cfg.block(block)).orElse(null) instanceof Goto jump
        && cfg.blockOf(jump.target()) == target;
  }

  private boolean sameHandlers(Group before, Group next) {
    int block = before.last().block();
    return cfg.block(block).handlers().equals(cfg.block(next.entry()).handlers());
  }

  /**
   * Compilers let the last condition of a decision fall through if it is true; but it jumps if it
   * is that of an assertion, or stands at the foot of a loop.
   */
  private Decision decisionOf(Group group) {
    If jump = (If) cfg.code().statement(group.last().statement());
    int taken = cfg.blockOf(jump.target());
    int notTaken = cfg.blockOf(group.last().instruction() + 1);
    boolean jumpsIfTrue =
        isAtFoot(group, taken, notTaken) || isAssertion(group.tree().conditions().get(0));
    Group oriented = (group.whenTrue() == taken) == jumpsIfTrue ? group : group.negated();
    Reading reading = oriented.tree() instanceof Leaf ? Reading.SINGLE : Reading.JOINED;
    return new Decision(oriented.tree(), oriented.whenTrue(), oriented.whenFalse(), reading);
  }

  /**
   * Whether jumping goes on with a loop and falling through leaves it, as at the foot of {@code
   * do}. A loop with a condition at its head has none at its foot: there, {@code if (a) return;}
   * ends it.
   */
  private boolean isAtFoot(Group group, int taken, int notTaken) {
    Loop loop = loops.innermost(group.last().block());
    return loop != null
        && loop.header() == taken
        && !loops.contains(loop, notTaken)
        && !hasConditionAtHead(loop, group);
  }

  private boolean hasConditionAtHead(Loop loop, Group other) {
    Group head = groups[loop.header()];
    return head != null
        && !head.isSame(other)
        && isAtLoopHead(head)
        && loops.contains(loop, head.whenTrue()) != loops.contains(loop, head.whenFalse());
  }

  private boolean isAssertion(Condition first) {
    return cfg.code().statement(first.statement() - 1) instanceof Assign read
        && read.value() instanceof GetStatic flag
        && flag.field().name().equals("$assertionsDisabled");
  }
}
