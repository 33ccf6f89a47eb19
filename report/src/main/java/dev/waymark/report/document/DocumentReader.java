package dev.waymark.report.document;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Reads documents from JSON that {@code waymark generate} wrote. */
public final class DocumentReader {
  private static final String ADVICE = " (give a file that 'waymark generate --json' wrote)";

  private DocumentReader() {}

  /**
   * What all of {@code files} say together.
   *
   * @throws DocumentException if one of them cannot be read, or they contradict each other
   */
  public static Document read(Collection<Path> files) {
    List<Document> documents = new ArrayList<>();
    files.forEach(file -> documents.add(read(file)));
    return documents.size() == 1 ? documents.get(0) : Document.united(documents);
  }

  /** What one file says. */
  public static Document read(Path file) {
    try {
      return read(Files.readString(file), file.toString());
    } catch (NoSuchFileException e) {
      throw new DocumentException("no such file: " + file, e);
    } catch (IOException e) {
      throw new DocumentException("cannot read " + file + ": " + firstLine(e) + ADVICE, e);
    }
  }

  /**
   * What {@code json} says.
   *
   * @param name what messages call it
   */
  public static Document read(String json, String name) {
    try {
      return of(new JsonData(JSON.std.mapFrom(json), name));
    } catch (IOException | ClassCastException e) {
      throw new DocumentException("cannot read " + name + ": " + firstLine(e) + ADVICE, e);
    }
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private static Document of(JsonData data) {
    check(data);
    ClassReader reader = new ClassReader(data);
    data.objects("classes", each -> each).forEach(reader::add);
    return new Document(
        List.of(Provenance.of(data)),
        reader.classes(),
        data.objects("skipped", LeftOut::of).stream().distinct().sorted().toList());
  }

  private static void check(JsonData data) {
    if (!Document.FORMAT.equals(data.map().get("format"))) {
      String hint = data.has("classes") ? "an older Waymark wrote it; generate it again" : "";
      throw new DocumentException(
          data.where()
              + " has no findings of Waymark"
              + (hint.isEmpty() ? ADVICE : " (" + hint + ")"));
    }
    int schema = data.number("schema");
    if (schema != Document.SCHEMA) {
      throw new DocumentException(
          "%s has schema %d, and this Waymark reads %d (generate it again, or use the Waymark that wrote it)"
              .formatted(data.where(), schema, Document.SCHEMA));
    }
  }

  /** For tests and callers that have maps already. */
  public static Document of(Map<String, Object> data, String name) {
    return of(new JsonData(data, name));
  }
}
