package dev.waymark.report.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object, and where it is, such as {@code findings.json: classes[0]}.
 *
 * <p>What is asked for and is not there, or of another type, is a {@link DocumentException}.
 */
record JsonData(Map<?, ?> map, String where) {
  boolean has(String key) {
    return map.get(key) != null;
  }

  String text(String key) {
    return value(key, String.class, "a text");
  }

  /** Empty if there is none. */
  String optionalText(String key) {
    return has(key) ? text(key) : "";
  }

  int number(String key) {
    return value(key, Number.class, "a number").intValue();
  }

  boolean flag(String key) {
    return value(key, Boolean.class, "true or false");
  }

  JsonData object(String key) {
    return new JsonData(value(key, Map.class, "an object"), where + "." + key);
  }

  /** Empty if there is none. */
  List<String> texts(String key) {
    return optionalList(key).stream().map(String::valueOf).toList();
  }

  /** The objects of a list; none if there is no list. */
  <T> List<T> objects(String key, Function<JsonData, T> reader) {
    List<T> found = new ArrayList<>();
    for (Object each : optionalList(key)) {
      String place = where + "." + key + "[" + found.size() + "]";
      if (!(each instanceof Map<?, ?> object)) {
        throw new DocumentException(place + " is not an object (damaged?)");
      }
      found.add(reader.apply(new JsonData(object, place)));
    }
    return found;
  }

  /** The values of an object as text, in their order; none if there is no object. */
  Map<String, String> values(String key) {
    Map<String, String> values = new LinkedHashMap<>();
    if (has(key)) {
      object(key)
          .map()
          .forEach((name, value) -> values.put(String.valueOf(name), String.valueOf(value)));
    }
    return values;
  }

  List<?> list(String key) {
    return value(key, List.class, "a list");
  }

  private List<?> optionalList(String key) {
    return has(key) ? list(key) : List.of();
  }

  private <T> T value(String key, Class<T> type, String name) {
    @Nullable Object value = map.get(key);
    if (!type.isInstance(value)) {
      throw problem(key, value == null ? "is missing" : "is not " + name);
    }
    return type.cast(value);
  }

  DocumentException problem(String key, String what) {
    return new DocumentException(
        where + "." + key + " " + what + " (give a file that 'waymark generate --json' wrote)");
  }
}
