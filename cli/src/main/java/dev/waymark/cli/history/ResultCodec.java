package dev.waymark.cli.history;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.cli.console.JsonText;
import dev.waymark.explore.verdict.Skipped;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Results of classes as JSON. */
final class ResultCodec {
  private ResultCodec() {}

  static String write(ClassResult result) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("type", result.type());
    data.put("text", result.text());
    data.put("doubt", result.doubt());
    data.put("tests", result.tests().stream().map(ResultCodec::data).toList());
    data.put("remarks", result.remarks());
    data.put("dropped", result.dropped());
    data.put("uncallable", result.uncallable());
    data.put("violated", result.isViolated());
    data.put("row", result.row());
    data.put("skipped", result.skipped().stream().map(ResultCodec::data).toList());
    data.put("data", result.data());
    return JsonText.of(data);
  }

  private static Map<String, Object> data(KeptTests tests) {
    return Map.of("name", tests.name(), "count", tests.count(), "text", tests.text());
  }

  private static List<String> data(Skipped skipped) {
    return List.of(skipped.what(), skipped.reason());
  }

  /**
   * What {@link #write} wrote.
   *
   * @throws IOException if it did not
   */
  static ClassResult read(String json) throws IOException {
    try {
      Map<String, Object> data = JSON.std.mapFrom(json);
      return new ClassResult(
          text(data, "type"),
          text(data, "text"),
          text(data, "doubt"),
          list(data, "tests").stream().map(ResultCodec::tests).toList(),
          texts(data, "remarks"),
          number(data, "dropped"),
          text(data, "uncallable"),
          Boolean.TRUE.equals(data.get("violated")),
          texts(data, "row"),
          list(data, "skipped").stream().map(ResultCodec::skipped).toList(),
          map(value(data, "data")));
    } catch (ClassCastException e) {
      throw new IOException("not a result", e);
    }
  }

  private static KeptTests tests(Object each) {
    Map<String, Object> data = map(each);
    return new KeptTests(text(data, "name"), number(data, "count"), text(data, "text"));
  }

  private static Skipped skipped(Object each) {
    List<?> pair = (List<?>) each;
    if (pair.size() != 2) {
      throw new ClassCastException("not a pair");
    }
    return new Skipped((String) pair.get(0), (String) pair.get(1));
  }

  private static String text(Map<String, Object> data, String name) {
    return (String) value(data, name);
  }

  private static int number(Map<String, Object> data, String name) {
    return ((Number) value(data, name)).intValue();
  }

  private static List<String> texts(Map<String, Object> data, String name) {
    return list(data, name).stream().map(each -> (String) each).toList();
  }

  private static List<?> list(Map<String, Object> data, String name) {
    return (List<?>) value(data, name);
  }

  private static Object value(Map<String, Object> data, String name) {
    Object value = data.get(name);
    if (value == null) {
      throw new ClassCastException(name + " is missing");
    }
    return value;
  }

  @SuppressWarnings("unchecked") // objects of JSON have names
  private static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }
}
