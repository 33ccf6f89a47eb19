package dev.waymark.report.graph;

import dev.waymark.generalize.reason.FamilyGraph;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Families of infeasible paths as pictures. */
public final class FamilyDrawing {
  private static final int COLUMN = 190;
  private static final int ROW = 70;
  private static final int MARGIN = 40;
  private static final int RADIUS = 9;

  /** Its tip touches the circle of the node that an edge leads to. */
  private static final String ARROW =
      "<defs><marker id=\"arrow\" markerWidth=\"8\" markerHeight=\"8\" refX=\"17\" refY=\"4\""
          + " orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0 0 L8 4 L0 8 z\""
          + " fill=\"#777777\"/></marker></defs>\n";

  private FamilyDrawing() {}

  /** For Graphviz; {@code families} by what they are called. */
  public static String dot(Map<String, List<FamilyGraph>> families) {
    StringBuilder out = new StringBuilder("digraph families {\n  rankdir=LR;\n");
    out.append("  node [shape=circle, label=\"\", width=0.2];\n");
    int number = 0;
    for (Map.Entry<String, List<FamilyGraph>> each : families.entrySet()) {
      for (FamilyGraph family : each.getValue()) {
        dot(each.getKey(), family, number++, out);
      }
    }
    return out.append("}\n").toString();
  }

  private static void dot(String name, FamilyGraph family, int number, StringBuilder out) {
    out.append("  subgraph cluster_%d {\n".formatted(number));
    out.append("    label=\"%s\";\n".formatted(Markup.dot(title(name, family))));
    for (int i = 0; i < family.nodes(); i++) {
      String look = i == family.accepting() ? " [shape=doublecircle, color=\"#c62828\"]" : "";
      out.append("    f%d_%d%s;\n".formatted(number, i, look));
    }
    for (FamilyGraph.Edge edge : family.edges()) {
      out.append(
          "    f%d_%d -> f%d_%d [label=\"%s\"];\n"
              .formatted(number, edge.from(), number, edge.to(), Markup.dot(edge.label())));
    }
    out.append("  }\n");
  }

  private static String title(String name, FamilyGraph family) {
    return name + (family.isOfShape() ? " (for inputs of one shape)" : "");
  }

  /** A picture that browsers show: nodes from left to right by how far they are off. */
  public static String svg(Map<String, List<FamilyGraph>> families) {
    StringBuilder out = new StringBuilder();
    int top = 0;
    int width = 0;
    for (Map.Entry<String, List<FamilyGraph>> each : families.entrySet()) {
      for (FamilyGraph family : each.getValue()) {
        Layout layout = new Layout(family, top + 2 * MARGIN);
        text(out, MARGIN / 2.0, top + MARGIN / 1.5, "start", title(each.getKey(), family));
        family.edges().forEach(edge -> edge(out, layout, edge));
        for (int i = 0; i < family.nodes(); i++) {
          node(out, layout.x(i), layout.y(i), i == family.accepting() ? "#c62828" : "#333333");
        }
        top = layout.bottom();
        width = Math.max(width, layout.right());
      }
    }
    return String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
            + " font-family=\"sans-serif\" font-size=\"11\">\n%s%s</svg>\n",
        width,
        top,
        ARROW,
        out);
  }

  private static void node(StringBuilder out, double x, double y, String color) {
    out.append(
        String.format(
            Locale.ROOT,
            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"white\" stroke=\"%s\"/>\n",
            x,
            y,
            RADIUS,
            color));
  }

  /** Edges bend downwards, those that lead back or stay bend upwards. */
  private static void edge(StringBuilder out, Layout layout, FamilyGraph.Edge edge) {
    double x1 = layout.x(edge.from());
    double y1 = layout.y(edge.from());
    double x2 = layout.x(edge.to());
    double y2 = layout.y(edge.to());
    boolean isBack = x2 <= x1;
    double bend = isBack ? -ROW / 1.4 : layout.nextBend(edge) * 14.0;
    double spread = edge.from() == edge.to() ? 22 : 0;
    double middle = (x1 + x2) / 2;
    double height = (y1 + y2) / 2 + bend;
    out.append(
        String.format(
            Locale.ROOT,
            "<path d=\"M%.1f %.1f C%.1f %.1f %.1f %.1f %.1f %.1f\" fill=\"none\""
                + " stroke=\"#777777\" marker-end=\"url(#arrow)\"/>\n",
            x1,
            y1,
            middle - spread,
            height,
            middle + spread,
            height,
            x2,
            y2));
    text(out, middle, (y1 + y2) / 2 + bend * 0.75 - 3, "middle", edge.label());
  }

  private static void text(StringBuilder out, double x, double y, String anchor, String text) {
    out.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#333333\">%s</text>\n",
            x,
            y,
            anchor,
            Markup.xml(text)));
  }

  /** Where nodes stand: columns by distance from the first node, rows in the order of numbers. */
  private static final class Layout {
    private final int[] column;
    private final int[] row;
    private final int top;
    private int rows;
    private int columns;
    private final Map<List<Integer>, Integer> bends = new HashMap<>();

    Layout(FamilyGraph family, int top) {
      this.top = top;
      this.column = new int[family.nodes()];
      this.row = new int[family.nodes()];
      Arrays.fill(column, -1);
      Deque<Integer> waiting = new ArrayDeque<>(List.of(0));
      column[0] = 0;
      while (!waiting.isEmpty()) {
        int node = waiting.remove();
        for (FamilyGraph.Edge edge : family.edges()) {
          if (edge.from() == node && column[edge.to()] < 0) {
            column[edge.to()] = column[node] + 1;
            waiting.add(edge.to());
          }
        }
      }
      int[] filled = new int[family.nodes() + 1];
      for (int i = 0; i < column.length; i++) {
        column[i] = Math.max(0, column[i]);
        row[i] = filled[column[i]]++;
        rows = Math.max(rows, row[i] + 1);
        columns = Math.max(columns, column[i] + 1);
      }
    }

    /** Edges between the same nodes must not lie upon each other. */
    int nextBend(FamilyGraph.Edge edge) {
      return bends.merge(List.of(edge.from(), edge.to()), 1, Integer::sum) - 1;
    }

    double x(int node) {
      return MARGIN + column[node] * (double) COLUMN;
    }

    double y(int node) {
      return top + row[node] * (double) ROW;
    }

    int bottom() {
      return top + rows * ROW;
    }

    int right() {
      return 2 * MARGIN + columns * COLUMN;
    }
  }
}
