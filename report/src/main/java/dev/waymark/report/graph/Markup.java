package dev.waymark.report.graph;

/** Texts as parts of pictures. */
public final class Markup {
  private Markup() {}

  /** Within an element of XML. */
  public static String xml(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** Within quotes of Graphviz. */
  static String dot(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
