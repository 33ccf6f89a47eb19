package dev.waymark.cli.console;

import dev.waymark.report.format.IndentedJson;

/** Results as JSON. */
public final class JsonText {
  private JsonText() {}

  /** Maps, lists and simple values as indented JSON that ends with a line break. */
  public static String of(Object data) {
    return IndentedJson.of(data);
  }
}
