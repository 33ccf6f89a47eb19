package dev.waymark.benchmarks.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A place in a JSON document, there or not. */
record Json(@Nullable Object value) {
  /** The document in {@code file}; an empty one if there is no such file. */
  static Json read(Path file) {
    if (!Files.exists(file)) {
      return new Json(Map.of());
    }
    try {
      return new Json(com.fasterxml.jackson.jr.ob.JSON.std.mapFrom(Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Json at(String key) {
    return new Json(value instanceof Map<?, ?> map ? map.get(key) : null);
  }

  List<Json> all() {
    return value instanceof List<?> list ? list.stream().map(Json::of).toList() : List.of();
  }

  /** The names of what is in it, in order. */
  List<String> keys() {
    return value instanceof Map<?, ?> map
        ? map.keySet().stream().map(String::valueOf).toList()
        : List.of();
  }

  private static Json of(@Nullable Object value) {
    return new Json(value);
  }

  String text() {
    return Objects.toString(value, "");
  }
}
