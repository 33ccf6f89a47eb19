package dev.waymark.confirm;

import dev.waymark.explore.verdict.Witness;
import dev.waymark.report.TestPlace;
import dev.waymark.report.junit.JUnitWriter.Place;
import dev.waymark.report.junit.TestClass;
import dev.waymark.report.junit.TestMethod;
import dev.waymark.report.title.TestTitle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
    Map<Place, TestMethod> tests = new HashMap<>();
    List<TestClass> titled = new ArrayList<>();
    for (TestClass type : examined.classes()) {
      TestClass other = type.titled(titles);
      for (int i = 0; i < type.methods().size(); i++) {
        Place place = new Place(type.name(), type.methods().get(i).name());
        tests.put(place, other.methods().get(i));
      }
      titled.add(other);
    }
    return new Examined(
        examined.findings(),
        titled,
        examined.dropped(),
        examined.weakened().stream().map(each -> renamed(each, tests)).toList(),
        examined.refuted(),
        places(draft, tests),
        examined.doubt());
  }

  private static Map<Witness, TestPlace> places(Draft draft, Map<Place, TestMethod> tests) {
    Map<Witness, TestPlace> places = new LinkedHashMap<>();
    draft
        .places()
        .forEach(
            (witness, place) -> {
              TestMethod test = tests.get(place);
              if (test != null) {
                String type = place.type().replace('/', '.');
                places.put(
                    witness, new TestPlace(type, test.name(), test.displayName(), test.failure()));
              }
            });
    return places;
  }

  private static Weakened renamed(Weakened test, Map<Place, TestMethod> tests) {
    Place place = new Place(test.testClass(), test.method());
    TestMethod titled = tests.get(place);
    String name = titled == null ? test.method() : titled.name();
    return new Weakened(test.testClass(), name, test.reason());
  }
}
