package dev.waymark.program.decision;

import dev.waymark.program.decision.ConditionTree.And;
import dev.waymark.program.decision.ConditionTree.Leaf;
import dev.waymark.program.decision.ConditionTree.Or;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.graph.Loops;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the abstract nodes of a method. */
public final class AbstractNodeFinder {
  private final Cfg cfg;
  private final Code code;
  private final Loops loops;
  private final List<Decision> decisions;
  private final IteRegions regions;
  private final List<AbstractNode> nodes = new ArrayList<>();

  private AbstractNodeFinder(
      Cfg cfg, Dominators dominators, Loops loops, List<Decision> decisions) {
    this.cfg = cfg;
    this.code = cfg.code();
    this.decisions = decisions;
    this.loops = loops;
    this.regions = new IteRegions(cfg, dominators, loops);
  }

  /** The outermost nodes in instruction order, each with those nested in it. */
  public static List<AbstractNode> find(
      Cfg cfg, Dominators dominators, Loops loops, List<Decision> decisions) {
    AbstractNodeFinder finder = new AbstractNodeFinder(cfg, dominators, loops, decisions);
    finder.addLoops();
    finder.addDecisions();
    finder.addSwitchesAndCalls();
    return Nesting.of(finder.nodes);
  }

  private void addLoops() {
    for (Loop loop : loops.all()) {
      BitSet region = new BitSet();
      for (int block : loops.body(loop)) {
        add(region, cfg.block(block));
      }
      ConditionTree condition = conditionOf(loop);
      int statement =
          condition == null
              ? cfg.block(loop.header()).firstStatement()
              : lastOf(condition).statement();
      nodes.add(node(AbstractNode.Type.LOOP, region, condition, statement));
    }
  }

  private @Nullable ConditionTree conditionOf(Loop loop) {
    for (Decision decision : decisions) {
      if (regions.isConditionOf(loop, decision)) {
        return decision.tree();
      }
    }
    return null;
  }

  private void addDecisions() {
    for (Decision decision : decisions) {
      addCompounds(decision.tree());
      Loop loop = loops.innermost(decision.entry());
      if (loop == null || !regions.isConditionOf(loop, decision)) {
        int statement = lastOf(decision.tree()).statement();
        nodes.add(node(AbstractNode.Type.ITE, regions.of(decision), decision.tree(), statement));
      }
    }
  }

  private void addCompounds(ConditionTree tree) {
    if (tree instanceof Leaf) {
      return;
    }
    List<Condition> conditions = tree.conditions();
    Condition last = conditions.get(conditions.size() - 1);
    BitSet region = new BitSet();
    region.set(conditions.get(0).start(), last.instruction() + 1);
    AbstractNode.Type type = tree instanceof And ? AbstractNode.Type.AND : AbstractNode.Type.OR;
    nodes.add(node(type, region, tree, last.statement()));
    List<ConditionTree> parts = tree instanceof And and ? and.parts() : ((Or) tree).parts();
    parts.forEach(this::addCompounds);
  }

  private static Condition lastOf(ConditionTree tree) {
    List<Condition> conditions = tree.conditions();
    return conditions.get(conditions.size() - 1);
  }

  private void addSwitchesAndCalls() {
    for (int i = 0; i < code.statements().size(); i++) {
      if (code.statement(i) instanceof Switch jump) {
        nodes.add(node(AbstractNode.Type.ITE, regions.of(jump, i), null, i));
      } else if (code.statement(i) instanceof Invoke) {
        BitSet region = new BitSet();
        region.set(code.instructionOf(i));
        nodes.add(node(AbstractNode.Type.CALL, region, null, i));
      }
    }
  }

  private AbstractNode node(
      AbstractNode.Type type, BitSet region, @Nullable ConditionTree condition, int statement) {
    return new AbstractNode(type, region, linesOf(region), condition, statement, List.of());
  }

  private AbstractNode.Lines linesOf(BitSet region) {
    int first = Integer.MAX_VALUE;
    int last = 0;
    for (int i = region.nextSetBit(0); i >= 0; i = region.nextSetBit(i + 1)) {
      int line = code.line(i);
      if (line > 0) {
        first = Math.min(first, line);
        last = Math.max(last, line);
      }
    }
    return new AbstractNode.Lines(last == 0 ? 0 : first, last);
  }

  private static void add(BitSet region, Block block) {
    region.set(block.first(), block.last() + 1);
  }
}
