package dev.waymark.report.html;

import java.util.Locale;

/** A part of the page of a unit, with a heading. */
interface Section {
  String title();

  /** Whether there is nothing to show; then it is left out. */
  boolean isEmpty();

  /** Writes what is below the heading. */
  void write(HtmlWriter html);

  /** What links to it say. */
  default String id() {
    return title().toLowerCase(Locale.ROOT).replace("/", "");
  }
}
