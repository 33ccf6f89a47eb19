package dev.waymark.confirm;

import dev.waymark.report.junit.JUnitWriter.Place;
import dev.waymark.report.junit.TestClass;
import dev.waymark.report.title.TestTitle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Calls tests after what they take, not after what their runs took, and what they claim. This is
 * the last step: until then, tests are known by their numbers.
 */
final class Titling {
  private Titling() {}

  /** The same, with names that say the case. */
  static Examined of(Draft draft, Examined examined) {
    Map<Place, TestTitle> titles = draft.titles(examined.findings());
    for (Weakened each : examined.weakened()) {
      titles.computeIfPresent(
          new Place(each.testClass(), each.method()), (place, title) -> title.withoutResult());
    }
    Map<Place, String> names = new HashMap<>();
    List<TestClass> titled = new ArrayList<>();
    for (TestClass type : examined.classes()) {
      TestClass other = type.titled(titles);
      for (int i = 0; i < type.methods().size(); i++) {
        Place place = new Place(type.name(), type.methods().get(i).name());
        names.put(place, other.methods().get(i).name());
      }
      titled.add(other);
    }
    return new Examined(
        examined.findings(),
        titled,
        examined.dropped(),
        examined.weakened().stream().map(each -> renamed(each, names)).toList(),
        examined.refuted(),
        examined.doubt());
  }

  private static Weakened renamed(Weakened test, Map<Place, String> names) {
    Place place = new Place(test.testClass(), test.method());
    String name = names.getOrDefault(place, test.method());
    return new Weakened(test.testClass(), name, test.reason());
  }
}
