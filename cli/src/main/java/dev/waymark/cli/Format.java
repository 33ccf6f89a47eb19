package dev.waymark.cli;

import dev.waymark.program.ProgramException;
import java.util.Locale;

/** The formats of {@code waymark inspect}. */
enum Format {
  TEXT,
  DOT,
  JSON;

  /** What writes this format. */
  Renderer renderer() {
    if (this == TEXT) {
      return new TextRenderer();
    }
    throw new ProgramException(
        "format " + name().toLowerCase(Locale.ROOT) + " cannot be written yet (use --format text)");
  }
}
