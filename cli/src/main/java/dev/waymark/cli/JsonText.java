package dev.waymark.cli;

import dev.waymark.report.format.IndentedJson;

/** Results as JSON. */
final class JsonText {
  private JsonText() {}

  /** Maps, lists and simple values as indented JSON that ends with a line break. */
  static String of(Object data) {
    return IndentedJson.of(data);
  }
}
