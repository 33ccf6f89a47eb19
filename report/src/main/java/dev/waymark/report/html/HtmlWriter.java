package dev.waymark.report.html;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * Writes HTML. All text and all values of attributes go through {@link VisibleText} and are escaped
 * here and nowhere else, so nothing that comes from outside can become markup. Elements that are
 * opened must be closed, in order.
 */
final class HtmlWriter {
  private static final Set<String> VOID = Set.of("meta", "link", "input", "br", "hr", "col");

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /** Opens an element; attributes are names and values in turn. An empty class is left out. */
  HtmlWriter open(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      attribute(attributes[i], attributes[i + 1]);
    }
    out.append('>');
    if (!VOID.contains(tag)) {
      open.push(tag);
    }
    return this;
  }

  /** Opens a part that can be scrolled, with the keyboard too; {@code name} tells what it is. */
  HtmlWriter openScrolled(String name) {
    return open("div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", name);
  }

  private void attribute(String name, String value) {
    if (!(name.equals("class") && value.isEmpty())) {
      out.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
    }
  }

  /** Closes the innermost element. */
  HtmlWriter close() {
    out.append("</").append(open.pop()).append('>');
    return this;
  }

  /** An element with nothing but text in it. */
  HtmlWriter element(String tag, String text, String... attributes) {
    return open(tag, attributes).text(text).close();
  }

  HtmlWriter text(String text) {
    out.append(escaped(text));
    return this;
  }

  /** Text that may be broken into lines after each point, as names of packages may. */
  HtmlWriter breakable(String text) {
    out.append(escaped(text).replace(".", ".<wbr>"));
    return this;
  }

  /** A line break between elements, so that people can read the file. */
  HtmlWriter line() {
    out.append('\n');
    return this;
  }

  /** A picture that this program drew itself. */
  HtmlWriter drawing(String svg) {
    out.append(svg);
    return this;
  }

  /** Starts the document. */
  HtmlWriter doctype() {
    out.append("<!DOCTYPE html>\n");
    return this;
  }

  /** The document, once all its elements are closed. */
  String document() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("still open: " + open);
    }
    return out.toString();
  }

  private static String escaped(String text) {
    return VisibleText.of(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
