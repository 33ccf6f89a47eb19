package dev.waymark.report.document;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * JSON of real runs: {@code waymark generate} with {@code --criterion branch,mcdc --json} on
 * classes of the examples; {@code cents} is one method of Postage, with another seed.
 */
public final class StoredFindings {
  private static final Path FOLDER = Path.of("src/test/resources/dev/waymark/report/document");

  private StoredFindings() {}

  public static Path file(String name) {
    return FOLDER.resolve(name + ".json");
  }

  public static String text(String name) {
    try {
      return Files.readString(file(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Document document(String name) {
    return DocumentReader.read(file(name));
  }

  /** The data of a file, to be changed. */
  static Map<String, Object> data(String name) {
    try {
      return JSON.std.mapFrom(text(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All documents, as one. */
  public static Document all() {
    return DocumentReader.read(List.of(file("postage"), file("turnstile"), file("cents")));
  }
}
