package dev.waymark.report.plot;

import dev.waymark.explore.verdict.Course;
import dev.waymark.report.graph.Markup;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Draws lines of coverage as SVG: over runs on the left, over time on the right. The same lines
 * give the same text.
 */
public final class CoveragePlot {
  private static final int WIDTH = 1000;
  private static final int TOP = 44;
  private static final int BOTTOM = 380;
  private static final int LINE = 20;
  private static final double MILLIS = 1000;

  /** Colours that people who see fewer of them can tell apart; after them, dashes do. */
  private static final List<String> COLOURS =
      List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#444444");

  private static final List<String> DASHES = List.of("", "7 4", "2 3", "9 3 2 3");

  private final List<CoverageLine> lines;
  private final StringBuilder svg = new StringBuilder();

  private CoveragePlot(List<CoverageLine> lines) {
    this.lines = lines;
  }

  /** An SVG document. */
  public static String draw(List<CoverageLine> lines) {
    return new CoveragePlot(lines).document();
  }

  private String document() {
    int height = BOTTOM + 60 + LINE * ((lines.size() + 1) / 2);
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\""
            + " height=\"%d\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\">",
        WIDTH, height, WIDTH, height);
    add("<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>");
    panel(70, 490, "runs", point -> point.run());
    panel(570, 980, "seconds", point -> point.millis() / MILLIS);
    legend();
    add("</svg>");
    return svg.toString();
  }

  private void panel(int left, int right, String what, ToDoubleFunction<Course.Point> value) {
    Axis x = Axis.of(greatest(value), 6, left, right);
    Axis y = Axis.of(greatest(Course.Point::covered), 6, BOTTOM, TOP);
    text(left, TOP - 18, "start", "#222222", "covered branches over " + what);
    for (double tick : y.ticks()) {
      double at = y.place(tick);
      add(
          "<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" stroke=\"%s\"/>",
          left, at, right, at, tick == 0 ? "#666666" : "#e4e4e4");
      text(left - 8, at + 4, "end", "#555555", y.label(tick));
    }
    for (double tick : x.ticks()) {
      double at = x.place(tick);
      add(
          "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#666666\"/>",
          at, BOTTOM, at, BOTTOM + 5);
      text(at, BOTTOM + 19, "middle", "#555555", x.label(tick));
    }
    text((left + right) / 2.0, BOTTOM + 37, "middle", "#222222", what);
    for (int i = 0; i < lines.size(); i++) {
      line(i, lines.get(i), x, y, value);
    }
  }

  private double greatest(ToDoubleFunction<Course.Point> value) {
    return lines.stream()
        .flatMap(line -> line.points().stream())
        .mapToDouble(value)
        .max()
        .orElse(0);
  }

  /** Steps: coverage stays as it is until the next point, and at the end. */
  private void line(
      int number, CoverageLine line, Axis x, Axis y, ToDoubleFunction<Course.Point> value) {
    StringBuilder path = new StringBuilder();
    for (Course.Point point : line.points()) {
      double at = x.place(value.applyAsDouble(point));
      path.append(
          String.format(
              Locale.ROOT,
              path.length() == 0 ? "M%.1f %.1f" : "H%.1fV%.1f",
              at,
              y.place(point.covered())));
    }
    if (path.length() > 0) {
      add(
          "<path d=\"%sH%.1f\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.8\""
              + " stroke-linejoin=\"round\" stroke-dasharray=\"%s\"/>",
          path, x.place(x.max()), colour(number), dashes(number));
    }
  }

  private static String colour(int number) {
    return COLOURS.get(number % COLOURS.size());
  }

  private static String dashes(int number) {
    return DASHES.get(number / COLOURS.size() % DASHES.size());
  }

  private void legend() {
    for (int i = 0; i < lines.size(); i++) {
      int x = i % 2 == 0 ? 70 : 570;
      int y = BOTTOM + 62 + LINE * (i / 2);
      add(
          "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"2.5\""
              + " stroke-dasharray=\"%s\"/>",
          x, y - 4, x + 28, y - 4, colour(i), dashes(i));
      text(x + 36, y, "start", "#222222", lines.get(i).label());
    }
  }

  private void text(double x, double y, String anchor, String colour, String words) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
        x, y, anchor, colour, Markup.xml(words));
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
