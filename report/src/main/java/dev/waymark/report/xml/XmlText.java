package dev.waymark.report.xml;

import java.util.ArrayDeque;
import java.util.Deque;

/** An XML document in the making, indented, encoded as UTF-8. */
public final class XmlText {
  private final StringBuilder text =
      new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  private final Deque<String> open = new ArrayDeque<>();

  /** A document of the type {@code doctype}; empty if it has none. */
  public XmlText(String doctype) {
    text.append(doctype.isEmpty() ? "" : doctype + "\n");
  }

  /** Begins an element, with names of attributes and their values in turn. */
  public XmlText begin(String name, Object... attributes) {
    tag(name, attributes).append(">\n");
    open.push(name);
    return this;
  }

  /** Adds an element without content. */
  public XmlText add(String name, Object... attributes) {
    tag(name, attributes).append("/>\n");
    return this;
  }

  /** Adds an element that has text for content. */
  public XmlText addText(String name, String content, Object... attributes) {
    tag(name, attributes).append('>').append(escaped(content));
    text.append("</").append(name).append(">\n");
    return this;
  }

  /** Ends the innermost element. */
  public XmlText end() {
    String name = open.pop();
    text.append("  ".repeat(open.size())).append("</").append(name).append(">\n");
    return this;
  }

  private StringBuilder tag(String name, Object... attributes) {
    text.append("  ".repeat(open.size())).append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      text.append(' ').append(attributes[i]).append("=\"");
      text.append(escaped(String.valueOf(attributes[i + 1]))).append('"');
    }
    return text;
  }

  /** Text without markup; what XML 1.0 has no way to write stands there as Java escapes it. */
  static String escaped(String raw) {
    StringBuilder result = new StringBuilder();
    raw.codePoints().forEach(each -> append(each, result));
    return result.toString();
  }

  private static void append(int each, StringBuilder result) {
    switch (each) {
      case '<' -> result.append("&lt;");
      case '>' -> result.append("&gt;");
      case '&' -> result.append("&amp;");
      case '"' -> result.append("&quot;");
      case '\t', '\n', '\r' -> result.append("&#").append(each).append(';');
      default -> {
        if (isAllowed(each)) {
          result.appendCodePoint(each);
        } else {
          result.append(String.format("\\u%04x", each));
        }
      }
    }
  }

  private static boolean isAllowed(int each) {
    boolean isSurrogate = each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE;
    return each >= 0x20 && !isSurrogate && each != 0xFFFE && each != 0xFFFF;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
