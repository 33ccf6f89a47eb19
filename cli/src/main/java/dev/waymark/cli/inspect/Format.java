package dev.waymark.cli.inspect;

/** The formats of {@code waymark inspect}. */
public enum Format {
  TEXT,
  DOT,
  JSON;

  /** What writes this format. */
  public Renderer renderer() {
    return switch (this) {
      case TEXT -> new TextRenderer();
      case DOT -> new DotRenderer();
      case JSON -> new JsonRenderer();
    };
  }
}
