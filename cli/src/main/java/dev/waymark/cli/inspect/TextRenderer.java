package dev.waymark.cli.inspect;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.DecisionText;
import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.graph.IrreducibleRegion;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.graph.Loops;
import dev.waymark.program.ir.Code;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** For people: per method its blocks with their statements, then what Waymark reads out of them. */
final class TextRenderer implements Renderer {
  @Override
  public void render(List<MethodModel> methods, Appendable out) throws IOException {
    String gap = "";
    for (MethodModel method : methods) {
      out.append(gap).append(text(method));
      gap = "\n";
    }
  }

  private static String text(MethodModel method) {
    StringBuilder text = new StringBuilder();
    text.append(method).append('\n');
    new BlockText(method.cfg()).appendTo(text);
    branches(method, text);
    decisions(method, text);
    loops(method, text);
    if (!method.abstractNodes().isEmpty()) {
      text.append("  abstract nodes\n");
      nodes(method.abstractNodes(), "    ", method, text);
    }
    return text.toString();
  }

  private static void branches(MethodModel method, StringBuilder text) {
    List<BranchPoint> points = method.branchPoints();
    if (points.isEmpty()) {
      return;
    }
    long explicit = count(points, BranchPoint.Type::isExplicit);
    long implicit = count(points, type -> !type.isExplicit());
    text.append("  branches: ").append(explicit).append(" explicit, ");
    text.append(implicit).append(" implicit\n");
    for (BranchPoint point : points) {
      point.branches().forEach(branch -> text.append("    ").append(branch).append('\n'));
    }
  }

  private static long count(List<BranchPoint> points, Predicate<BranchPoint.Type> wanted) {
    return points.stream()
        .filter(point -> wanted.test(point.type()))
        .mapToLong(point -> point.branches().size())
        .sum();
  }

  private static void decisions(MethodModel method, StringBuilder text) {
    if (method.decisions().isEmpty()) {
      return;
    }
    text.append("  decisions\n");
    DecisionText texts = new DecisionText(method.branchPoints());
    for (Decision decision : method.decisions()) {
      text.append("    ").append(line(method.code(), decision.start()));
      text.append(texts.of(decision.tree()));
      text.append("  (").append(decision.reading().explanation()).append(")\n");
    }
  }

  private static String line(Code code, int instruction) {
    int line = code.line(instruction);
    return line == 0 ? "@" + instruction + "  " : "line " + line + "  ";
  }

  private static void loops(MethodModel method, StringBuilder text) {
    Loops loops = method.loops();
    if (!loops.all().isEmpty()) {
      text.append("  loops\n");
    }
    for (Loop loop : loops.all()) {
      text.append("    ".repeat(loop.depth()));
      text.append("head B").append(loop.header()).append(", blocks ");
      text.append(blocks(Arrays.stream(loops.body(loop)).boxed().toList())).append('\n');
    }
    for (IrreducibleRegion region : loops.irreducibleRegions()) {
      text.append("  irreducible region ").append(blocks(region.nodes()));
      text.append(", entered at ").append(blocks(region.entries())).append('\n');
    }
  }

  private static String blocks(List<Integer> blocks) {
    return blocks.stream().map(block -> "B" + block).collect(Collectors.joining(" "));
  }

  private static void nodes(
      List<AbstractNode> nodes, String indent, MethodModel method, StringBuilder text) {
    DecisionText texts = new DecisionText(method.branchPoints());
    for (AbstractNode node : nodes) {
      text.append(indent).append(node.type());
      text.append(node.lines().last() == 0 ? "" : " line " + node.lines());
      text.append("  ").append(subject(node, method, texts)).append('\n');
      nodes(node.children(), indent + "  ", method, text);
    }
  }

  private static String subject(AbstractNode node, MethodModel method, DecisionText texts) {
    ConditionTree condition = node.condition();
    return condition == null
        ? method.code().statement(node.statement()).toString()
        : texts.of(condition);
  }
}
