package dev.waymark.report.graph;

import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Attempt;
import dev.waymark.report.TreeNode;
import java.util.Locale;

/** Trees of paths as pictures. */
public final class TreeDrawing {
  private static final int WIDTH = 46;
  private static final int HEIGHT = 44;

  private final StringBuilder out = new StringBuilder();
  private int nodes;
  private int leaves;
  private int deepest;

  private TreeDrawing() {}

  /** For Graphviz. */
  public static String dot(AbstractTree tried) {
    TreeDrawing drawing = new TreeDrawing();
    drawing.out.append("digraph paths {\n  node [shape=circle, label=\"\", width=0.1];\n");
    drawing.dot(TreeNode.of(tried));
    return drawing.out.append("}\n").toString();
  }

  private int dot(TreeNode node) {
    int number = nodes++;
    if (!node.end().isEmpty()) {
      out.append("  n%d [shape=plaintext, label=\"%s\"];\n".formatted(number, node.end()));
    }
    for (TreeNode each : node.below()) {
      int below = dot(each);
      out.append(
          "  n%d -> n%d [label=\"%s\", color=\"%s\"];\n"
              .formatted(number, below, each.arc(), color(each.kind())));
    }
    return number;
  }

  private static String color(Attempt.Kind kind) {
    return switch (kind) {
      case COVERED -> "#2e7d32";
      case REDUNDANT -> "#1565c0";
      case INFEASIBLE -> "#c62828";
      case OPEN -> "#9e9e9e";
    };
  }

  /** A picture that browsers show. */
  public static String svg(AbstractTree tried) {
    TreeDrawing drawing = new TreeDrawing();
    drawing.svg(TreeNode.of(tried), 1);
    int width = (drawing.leaves + 1) * WIDTH;
    int height = (drawing.deepest + 2) * HEIGHT;
    return String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
            + " font-family=\"sans-serif\" font-size=\"11\">\n%s</svg>\n",
        width,
        height,
        drawing.out);
  }

  /** Draws what is below {@code node}; says where it stands. */
  private double svg(TreeNode node, int depth) {
    deepest = Math.max(deepest, depth);
    double sum = 0;
    double[] places = new double[node.below().size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = svg(node.below().get(i), depth + 1);
      sum += places[i];
    }
    leaves += places.length == 0 ? 1 : 0;
    double x = places.length == 0 ? leaves * (double) WIDTH : sum / places.length;
    double y = depth * (double) HEIGHT;
    for (int i = 0; i < places.length; i++) {
      line(x, y, places[i], node.below().get(i));
    }
    if (!node.end().isEmpty()) {
      text(x, y + 14, node.end(), color(node.kind()));
    }
    return x;
  }

  private void line(double x, double y, double below, TreeNode to) {
    out.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n",
            x,
            y,
            below,
            y + HEIGHT,
            color(to.kind())));
    text((x + below) / 2, y + HEIGHT / 2.0, to.arc(), "#333333");
  }

  private void text(double x, double y, String text, String color) {
    out.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"%s\">%s</text>\n",
            x,
            y,
            color,
            text));
  }
}
