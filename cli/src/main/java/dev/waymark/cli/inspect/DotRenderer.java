package dev.waymark.cli.inspect;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The control flow graphs for Graphviz, one cluster a method; exceptional edges are dashed. */
final class DotRenderer implements Renderer {
  @Override
  public void render(List<MethodModel> methods, Appendable out) throws IOException {
    out.append("digraph waymark {\n");
    out.append("  node [shape=box, fontname=\"monospace\", fontsize=10];\n");
    out.append("  edge [fontname=\"sans-serif\", fontsize=9];\n");
    for (int i = 0; i < methods.size(); i++) {
      cluster(methods.get(i), "m" + i + "_", out);
    }
    out.append("}\n");
  }

  private static void cluster(MethodModel method, String prefix, Appendable out)
      throws IOException {
    Cfg cfg = method.cfg();
    out.append("  subgraph \"cluster_").append(prefix).append("\" {\n");
    out.append("    label=").append(quoted(method.toString())).append(";\n");
    for (Block block : cfg.blocks()) {
      out.append("    ").append(prefix).append("B").append(String.valueOf(block.index()));
      out.append(" [label=").append(label(cfg, block)).append("];\n");
    }
    exit(cfg, cfg.returnExit(), prefix, out);
    exit(cfg, cfg.throwExit(), prefix, out);
    edges(method, prefix, out);
    out.append("  }\n");
  }

  private static void exit(Cfg cfg, int node, String prefix, Appendable out) throws IOException {
    if (cfg.graph().inDegree(node) > 0) {
      String name = Nodes.name(cfg, node);
      out.append("    ").append(prefix).append(name);
      out.append(" [shape=ellipse, label=\"").append(name).append("\"];\n");
    }
  }

  private static void edges(MethodModel method, String prefix, Appendable out) throws IOException {
    Cfg cfg = method.cfg();
    Map<Integer, BranchPoint> points = new HashMap<>();
    method.branchPoints().forEach(point -> points.put(point.statement(), point));
    for (Transfer transfer : cfg.transfers()) {
      BranchPoint point = points.get(cfg.block(transfer.from()).endStatement() - 1);
      out.append("    ").append(prefix).append(Nodes.name(cfg, transfer.from()));
      out.append(" -> ").append(prefix).append(Nodes.name(cfg, transfer.to()));
      out.append(" [").append(style(transfer, point)).append("];\n");
    }
  }

  private static String style(Transfer transfer, @Nullable BranchPoint point) {
    if (transfer.cause().isExceptional()) {
      return "style=dashed, color=gray";
    }
    if (point == null || !point.type().isExplicit()) {
      return "";
    }
    return switch (transfer.cause()) {
      case TAKEN -> "label=" + quoted(outcome(point, point.taken()));
      case NOT_TAKEN -> "label=" + quoted(outcome(point, point.notTaken()));
      default -> "label=" + quoted(Nodes.cause(transfer));
    };
  }

  private static String outcome(BranchPoint point, Branch branch) {
    return point.text() + (branch.outcome() == 0 ? " [true]" : " [false]");
  }

  private static String label(Cfg cfg, Block block) {
    StringBuilder text = new StringBuilder("B" + block.index() + "\n");
    for (int i = block.firstStatement(); i < block.endStatement(); i++) {
      text.append(cfg.code().statement(i)).append('\n');
    }
    return quoted(text.toString()).replace("\n", "\\l");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
