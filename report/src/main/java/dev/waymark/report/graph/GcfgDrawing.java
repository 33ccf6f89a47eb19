package dev.waymark.report.graph;

import dev.waymark.explore.extension.Gcfg;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The frontier between what runs have reached and what targets demand, as a picture. */
public final class GcfgDrawing {
  private static final int ROW = 26;
  private static final int LEFT = 70;
  private static final int WIDTH = 760;
  private static final int MARGIN = 20;
  private static final int LONGEST = 110;

  private final StringBuilder out = new StringBuilder();
  private int y = MARGIN;

  private GcfgDrawing() {}

  /** For Graphviz. */
  public static String dot(Gcfg gcfg) {
    StringBuilder out = new StringBuilder("digraph gcfg {\n  node [shape=box];\n");
    Map<Gcfg.Point, String> states = new HashMap<>();
    for (Gcfg.Reached each : gcfg.reached()) {
      String name = "s" + states.size();
      states.put(each.point(), name);
      out.append(
          "  %s [label=\"%s\\n%d states\", style=filled, fillcolor=\"#c8e6c9\"];\n"
              .formatted(name, Markup.dot(GcfgText.point(each.point())), each.states()));
    }
    int number = 0;
    for (Gcfg.Target target : gcfg.targets()) {
      dot(target, "t" + number++, states, out);
    }
    return out.append("}\n").toString();
  }

  private static void dot(
      Gcfg.Target target, String goal, Map<Gcfg.Point, String> states, StringBuilder out) {
    out.append(
        "  %s [label=\"%s\\n%s\", shape=ellipse];\n"
            .formatted(goal, Markup.dot(target.branch()), Markup.dot(GcfgText.standing(target))));
    for (Gcfg.Demand each : target.demands()) {
      String name = "r" + each.number();
      String look = each.isFrontier() ? ", style=bold" : "";
      out.append(
          "  %s [label=\"%s\\n%s\"%s];\n"
              .formatted(
                  name,
                  Markup.dot(GcfgText.point(each.point())),
                  Markup.dot(GcfgText.inShort(each)),
                  look));
      out.append("  %s -> %s;\n".formatted(name, each.next() == null ? goal : "r" + each.next()));
      String from = states.get(each.point());
      if (from != null) {
        out.append(
            "  %s -> %s [style=dashed, label=\"%s\"];\n".formatted(from, name, distance(each)));
      }
    }
  }

  private static String distance(Gcfg.Demand demand) {
    return String.format(Locale.ROOT, "%.1f", demand.distance());
  }

  /**
   * A picture that browsers show: a row for each R-state, the nearest to the target first; green
   * where runs have been, with their distance.
   */
  public static String svg(Gcfg gcfg) {
    GcfgDrawing drawing = new GcfgDrawing();
    List<Gcfg.Point> reached = gcfg.reached().stream().map(Gcfg.Reached::point).toList();
    gcfg.targets().forEach(each -> drawing.draw(each, reached));
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">\n%s</svg>\n"
        .formatted(LEFT + WIDTH + 3 * MARGIN, drawing.y + MARGIN, drawing.out);
  }

  private void draw(Gcfg.Target target, List<Gcfg.Point> reached) {
    text(MARGIN, y, target.branch() + ": " + GcfgText.standing(target), "#000000");
    int goal = y - 4;
    y += ROW;
    Map<Integer, Integer> rows = new HashMap<>();
    for (Gcfg.Demand each : GcfgText.shown(target)) {
      rows.put(each.number(), y - 4);
      boolean isReached = reached.contains(each.point());
      box(isReached ? "#c8e6c9" : "#eeeeee", each.isFrontier());
      if (isReached) {
        text(MARGIN, y, distance(each), "#2e7d32");
      }
      String words =
          "R" + each.number() + "  " + GcfgText.point(each.point()) + "  " + GcfgText.inShort(each);
      text(LEFT + 6, y, words, "#000000");
      Integer next = each.next() == null ? Integer.valueOf(goal) : rows.get(each.next());
      if (next != null) {
        arrow(y - 4, next);
      }
      y += ROW;
    }
    y += ROW;
  }

  private void box(String color, boolean isFrontier) {
    out.append(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#777777\" stroke-width=\"%d\"/>\n"
            .formatted(LEFT, y - ROW / 2 - 3, WIDTH, ROW - 6, color, isFrontier ? 2 : 1));
  }

  /** From a row to one above it, along the right side. */
  private void arrow(int from, int to) {
    int x = LEFT + WIDTH;
    out.append(
        "<path d=\"M%d %d C%d %d %d %d %d %d\" fill=\"none\" stroke=\"#1565c0\"/>\n"
            .formatted(x, from, x + 40, from, x + 40, to, x, to));
  }

  private void text(int x, int at, String words, String color) {
    String shown = words.length() <= LONGEST ? words : words.substring(0, LONGEST - 1) + "…";
    out.append(
        "<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>\n"
            .formatted(x, at, color, Markup.xml(shown)));
  }
}
