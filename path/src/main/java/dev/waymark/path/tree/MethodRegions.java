package dev.waymark.path.tree;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the ITE and LOOP nodes of a method, outer ones first. */
final class MethodRegions {
  private final MethodModel method;
  private final Cfg cfg;
  private final List<Region> regions = new ArrayList<>();

  private MethodRegions(MethodModel method) {
    this.method = method;
    this.cfg = method.cfg();
  }

  static List<Region> of(MethodModel method) {
    MethodRegions finder = new MethodRegions(method);
    finder.add(method.abstractNodes());
    return List.copyOf(finder.regions);
  }

  private void add(List<AbstractNode> nodes) {
    for (AbstractNode node : nodes) {
      if (node.type() == AbstractNode.Type.ITE) {
        Decision decision = decisionOf(node);
        int start =
            decision == null ? method.code().instructionOf(node.statement()) : decision.start();
        regions.add(
            new Region(node, start, decision == null ? null : empty(node, decision), false));
      } else if (node.type() == AbstractNode.Type.LOOP) {
        regions.add(new Region(node, header(node), null, isSimple(node)));
      }
      add(node.children());
    }
  }

  private @Nullable Decision decisionOf(AbstractNode node) {
    for (Decision each : method.decisions()) {
      if (each.tree().equals(node.condition())) {
        return each;
      }
    }
    return null;
  }

  private int header(AbstractNode node) {
    for (Loop loop : method.loops().all()) {
      BitSet body = new BitSet();
      for (int block : method.loops().body(loop)) {
        body.set(cfg.block(block).first(), cfg.block(block).last() + 1);
      }
      if (body.equals(node.region())) {
        return cfg.block(loop.header()).first();
      }
    }
    return node.region().nextSetBit(0);
  }

  private @Nullable Boolean empty(AbstractNode node, Decision decision) {
    boolean isTrueEmpty = !isIn(node, decision.whenTrue());
    boolean isFalseEmpty = !isIn(node, decision.whenFalse());
    if (isTrueEmpty == isFalseEmpty) {
      return null;
    }
    int exit = isTrueEmpty ? decision.whenTrue() : decision.whenFalse();
    return leadsTo(node, exit) ? (Boolean) isTrueEmpty : null;
  }

  private boolean isIn(AbstractNode node, int block) {
    return block < cfg.blocks().size() && node.region().get(cfg.block(block).first());
  }

  /** Whether all that begins in the node, and throws nothing, goes on at {@code exit}. */
  private boolean leadsTo(AbstractNode node, int exit) {
    Digraph graph = cfg.normalGraph();
    for (int block = 0; block < cfg.blocks().size(); block++) {
      if (isIn(node, block)) {
        for (int i = 0; i < graph.outDegree(block); i++) {
          int next = graph.successor(block, i);
          if (next != exit && !isIn(node, next)) {
            return false;
          }
        }
      }
    }
    return statements(node).stream().noneMatch(s -> s instanceof Return || s instanceof Throw);
  }

  private List<Statement> statements(AbstractNode node) {
    List<Statement> found = new ArrayList<>();
    for (int i = 0; i < method.code().statements().size(); i++) {
      if (node.region().get(method.code().instructionOf(i))) {
        found.add(method.code().statement(i));
      }
    }
    return found;
  }

  private boolean isSimple(AbstractNode node) {
    if (!(node.condition() instanceof ConditionTree.Leaf)) {
      return false;
    }
    Decision decision = decisionOf(node);
    boolean isFree =
        statements(node).stream().noneMatch(s -> s instanceof Switch || s instanceof Call);
    long conditions = statements(node).stream().filter(s -> s instanceof If).count();
    if (decision == null || !isFree || conditions != 1) {
      return false;
    }
    int exit = isIn(node, decision.whenTrue()) ? decision.whenFalse() : decision.whenTrue();
    return leadsTo(node, exit);
  }
}
