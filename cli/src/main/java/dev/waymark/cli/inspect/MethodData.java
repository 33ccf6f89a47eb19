package dev.waymark.cli.inspect;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.DecisionText;
import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.ConditionTree.And;
import dev.waymark.program.decision.ConditionTree.Leaf;
import dev.waymark.program.decision.ConditionTree.Or;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.graph.PostDominators;
import dev.waymark.program.ir.Code;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A method as maps and lists, for JSON. Blocks are numbers; the exits are their names. */
final class MethodData {
  private final MethodModel method;
  private final Cfg cfg;
  private final Code code;
  private final DecisionText texts;
  private final PostDominators postDominators;

  MethodData(MethodModel method) {
    this.method = method;
    this.cfg = method.cfg();
    this.code = method.code();
    this.texts = new DecisionText(method.branchPoints());
    this.postDominators = PostDominators.of(cfg.graph(), cfg.exits());
  }

  Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("class", method.owner().toString());
    map.put("name", method.name());
    map.put("descriptor", method.descriptor());
    map.put("sourceFile", method.owner().sourceFile());
    map.put("instructions", code.instructionCount());
    map.put("blocks", cfg.blocks().stream().map(this::block).toList());
    map.put("handlers", code.handlers().stream().map(Object::toString).toList());
    map.put("branchPoints", method.branchPoints().stream().map(this::branchPoint).toList());
    map.put("decisions", method.decisions().stream().map(this::decision).toList());
    map.put("loops", method.loops().all().stream().map(this::loop).toList());
    map.put("irreducibleRegions", irreducibleRegions());
    map.put("abstractNodes", method.abstractNodes().stream().map(this::abstractNode).toList());
    return map;
  }

  private Map<String, Object> block(Block block) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("index", block.index());
    map.put("firstInstruction", block.first());
    map.put("lastInstruction", block.last());
    map.put("immediateDominator", node(method.dominators().immediate(block.index())));
    map.put("immediatePostDominator", node(postDominators.immediate(block.index())));
    map.put("statements", statements(block));
    map.put("edges", cfg.transfersFrom(block.index()).stream().map(this::edge).toList());
    return map;
  }

  /** A block's number, an exit's name, or null for the point after both exits and before entry. */
  private @Nullable Object node(int node) {
    if (node < 0 || node > cfg.throwExit()) {
      return null;
    }
    return node < cfg.returnExit() ? node : Nodes.name(cfg, node);
  }

  private List<Map<String, Object>> statements(Block block) {
    return IntStream.range(block.firstStatement(), block.endStatement())
        .mapToObj(this::statement)
        .toList();
  }

  private Map<String, Object> statement(int statement) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("instruction", code.instructionOf(statement));
    map.put("sub", code.subIndexOf(statement));
    map.put("line", code.line(code.instructionOf(statement)));
    map.put("text", code.statement(statement).toString());
    return map;
  }

  private Map<String, Object> edge(Transfer transfer) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("to", node(transfer.to()));
    map.put("cause", transfer.cause());
    return map;
  }

  private Map<String, Object> branchPoint(BranchPoint point) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("type", point.type());
    map.put("line", point.line());
    map.put("text", point.text());
    map.put("instruction", code.instructionOf(point.statement()));
    map.put("sub", code.subIndexOf(point.statement()));
    map.put("branches", point.branches().stream().map(Branch::label).toList());
    return map;
  }

  private Map<String, Object> decision(Decision decision) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("text", texts.of(decision.tree()));
    map.put("lines", decision.conditions().stream().map(Condition::line).toList());
    map.put("reading", decision.reading());
    map.put("whenTrue", node(decision.whenTrue()));
    map.put("whenFalse", node(decision.whenFalse()));
    map.put("tree", tree(decision.tree()));
    return map;
  }

  private Map<String, Object> tree(ConditionTree tree) {
    if (tree instanceof Leaf leaf) {
      Map<String, Object> map = new LinkedHashMap<>();
      map.put("condition", texts.of(leaf));
      map.put("instruction", leaf.condition().instruction());
      map.put("line", leaf.condition().line());
      return map;
    }
    return tree instanceof And and
        ? Map.of("and", and.parts().stream().map(this::tree).toList())
        : Map.of("or", ((Or) tree).parts().stream().map(this::tree).toList());
  }

  private Map<String, Object> loop(Loop loop) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("header", loop.header());
    map.put("depth", loop.depth());
    map.put("blocks", method.loops().body(loop));
    map.put("backEdgesFrom", loop.backEdges().stream().map(edge -> edge.from()).toList());
    return map;
  }

  private List<Map<String, Object>> irreducibleRegions() {
    List<Map<String, Object>> regions = new ArrayList<>();
    method
        .loops()
        .irreducibleRegions()
        .forEach(
            region -> regions.add(Map.of("blocks", region.nodes(), "entries", region.entries())));
    return regions;
  }

  private Map<String, Object> abstractNode(AbstractNode node) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("type", node.type());
    map.put("firstLine", node.lines().first());
    map.put("lastLine", node.lines().last());
    map.put("instruction", code.instructionOf(node.statement()));
    map.put("children", node.children().stream().map(this::abstractNode).toList());
    return map;
  }
}
