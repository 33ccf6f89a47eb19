package dev.waymark.benchmarks.trust;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * MC/DC against the definition: of a pair by unique cause, all conditions but one have the same
 * value in both tests, whether evaluated or not, and the decision does not.
 */
final class ConditionChecks {
  private static final Pattern PAIR =
      Pattern.compile("shown by test (\\d+) of (\\w+)\\S* and test (\\d+) .*\\(([^()]*)\\)");
  private static final String UNIQUE = "unique";

  /** The decisions of the program {@code Decisions}, by method; conditions are parameters. */
  private static final Map<String, Predicate<boolean[]>> DECISIONS =
      Map.of(
          "andOr", v -> v[0] && (v[1] || v[2]),
          "orAnd", v -> v[0] || (v[1] && v[2]),
          "both", v -> (v[0] || v[1]) && (v[2] || v[3]),
          "three", v -> v[0] && v[1] && v[2],
          "not", v -> !v[0] && !(v[1] || v[2]));

  private ConditionChecks() {}

  /**
   * What is said of a condition.
   *
   * @param place the parameter that it is
   * @param tests the values of the parameters in the tests of the method, by number
   */
  private record Shown(
      String text,
      int place,
      Predicate<boolean[]> decision,
      Map<String, boolean[]> tests,
      String first,
      String second,
      String cause) {
    /** What is wrong with it; empty if nothing is. */
    String complaint() {
      boolean[] one = tests.get(first);
      boolean[] other = tests.get(second);
      if (one == null || other == null) {
        return text + ": no such tests";
      }
      if (decision.test(one) == decision.test(other)) {
        return text + ", but the decision is the same";
      }
      boolean isWrong = cause.contains(UNIQUE) && !isStrict(one, other);
      return isWrong ? text + ", but other conditions differ, too" : "";
    }

    boolean isStrict(boolean[] one, boolean[] other) {
      boolean isStrict = decision.test(one) != decision.test(other);
      for (int i = 0; i < one.length; i++) {
        isStrict &= (one[i] != other[i]) == (i == place);
      }
      return isStrict;
    }

    boolean hasStrict() {
      List<boolean[]> all = List.copyOf(tests.values());
      return all.stream().anyMatch(a -> all.stream().anyMatch(b -> isStrict(a, b)));
    }
  }

  /** Every pair that is called unique cause is one, and every other pair decides. */
  static Finding strict(Json found) {
    List<Shown> shown = shown(found);
    return new Finding(
        shown.size(), shown.stream().map(Shown::complaint).filter(c -> !c.isEmpty()).toList());
  }

  /** Wherever the suite has a strict pair, a strict pair is named. */
  static Finding preferred(Json found) {
    List<Shown> could = shown(found).stream().filter(Shown::hasStrict).toList();
    return new Finding(
        could.size(),
        could.stream()
            .filter(each -> !each.cause().contains(UNIQUE))
            .map(each -> each.text() + ", though there is a strict pair")
            .toList());
  }

  private static List<Shown> shown(Json findings) {
    Map<String, Map<String, boolean[]>> tests = tests(findings);
    List<Shown> shown = new ArrayList<>();
    for (Json decision : findings.at("decisions").all()) {
      for (Json each : decision.at("conditions").all()) {
        String name = decision.at("place").text() + " " + each.at("condition").text();
        Shown found = shown(name, each.at("verdict").text(), tests);
        if (found != null) {
          shown.add(found);
        }
      }
    }
    return shown;
  }

  private static @Nullable Shown shown(
      String condition, String text, Map<String, Map<String, boolean[]>> tests) {
    Matcher pair = PAIR.matcher(text);
    if (!pair.find() || !DECISIONS.containsKey(pair.group(2))) {
      return null;
    }
    return new Shown(
        condition + " " + text,
        place(condition),
        DECISIONS.getOrDefault(pair.group(2), v -> false),
        tests.getOrDefault(pair.group(2), Map.of()),
        pair.group(1),
        pair.group(3),
        pair.group(4));
  }

  /** Parameters are called a, b, c and d. */
  private static int place(String condition) {
    String text = condition.substring(condition.indexOf(' ') + 1).replace("!", "").strip();
    return text.charAt(0) - 'a';
  }

  /** The values of the parameters, by method and number of the test. */
  private static Map<String, Map<String, boolean[]>> tests(Json found) {
    Map<String, Map<String, boolean[]>> tests = new LinkedHashMap<>();
    for (Json type : found.at("classes").all()) {
      for (Json method : type.at("methods").all()) {
        String name = method.at("method").text().replaceFirst("^.*#", "").replaceFirst("\\(.*", "");
        for (Json test : method.at("tests").all()) {
          tests
              .computeIfAbsent(name, key -> new LinkedHashMap<>())
              .put(test.at("number").text(), values(test.at("input")));
        }
      }
    }
    return tests;
  }

  private static boolean[] values(Json input) {
    boolean[] values = new boolean[input.keys().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = input.at(input.keys().get(i)).text().equals("true");
    }
    return values;
  }
}
