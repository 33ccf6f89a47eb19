package dev.waymark.report.html;

import dev.waymark.report.document.Tally;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * A bar of verdicts as SVG: solid for covered, hatched for infeasible, dotted for within bounds,
 * hollow for open. Patterns tell them apart where colours do not.
 */
final class Bar {
  private static final int HEIGHT = 10;

  private Bar() {}

  /** The patterns, once on each page. */
  static void patterns(HtmlWriter html) {
    html.drawing(
        """
        <svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false"><defs>
        <pattern id="hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
        <rect width="5" height="5" class="soft"/><rect width="1.6" height="5" class="ink-infeasible"/></pattern>
        <pattern id="dotted" width="4" height="4" patternUnits="userSpaceOnUse">\
        <rect width="4" height="4" class="soft"/><circle cx="2" cy="2" r="1.1" class="ink-bounds"/></pattern>
        </defs></svg>
        """);
  }

  /** A bar of this width in pixels; empty if there is nothing to show. */
  static void write(HtmlWriter html, Tally tally, int width) {
    if (tally.all() == 0) {
      return;
    }
    StringBuilder svg = new StringBuilder();
    svg.append(
        "<svg class=\"bar\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" aria-label=\"%s\">"
            .formatted(width, HEIGHT, width, HEIGHT, words(tally)));
    double from = 0;
    for (Mark mark : Mark.values()) {
      double length = (double) width * Measure.count(tally, mark) / tally.all();
      if (length > 0) {
        svg.append(part(mark, from, length));
      }
      from += length;
    }
    html.drawing(svg.append("</svg>").toString());
  }

  private static String part(Mark mark, double from, double length) {
    String fill =
        switch (mark) {
          case INFEASIBLE -> " fill=\"url(#hatched)\"";
          case WITHIN_BOUNDS -> " fill=\"url(#dotted)\"";
          case COVERED, OPEN -> "";
        };
    return String.format(
        Locale.ROOT,
        "<rect class=\"bar-%s\" x=\"%.2f\" y=\"0.5\" width=\"%.2f\" height=\"%d\"%s/>",
        mark.token(),
        from,
        length,
        HEIGHT - 1,
        fill);
  }

  /** The counts in words; those of nothing are left out. */
  static String words(Tally tally) {
    StringJoiner words = new StringJoiner(", ");
    for (Mark mark : Mark.values()) {
      if (Measure.count(tally, mark) > 0) {
        words.add(Measure.count(tally, mark) + " " + mark.word());
      }
    }
    return words.toString();
  }
}
