package dev.waymark.benchmarks.trust;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * MC/DC against the definition: of a pair by unique cause, all conditions but one have the same
 * value in both tests, whether evaluated or not, and the decision does not.
 */
final class ConditionChecks {
  private static final Pattern PAIR =
      Pattern.compile("shown by test (\\d+)\\D.*?and test (\\d+)(?:\\D.*)?\\((.*)\\)$");

  /** The decisions of the program {@code Decisions}, by method. */
  private static final Map<String, Predicate<boolean[]>> DECISIONS =
      Map.of(
          "andOr", v -> v[0] && (v[1] || v[2]),
          "orAnd", v -> v[0] || (v[1] && v[2]),
          "both", v -> (v[0] || v[1]) && (v[2] || v[3]),
          "three", v -> v[0] && v[1] && v[2],
          "not", v -> !v[0] && !(v[1] || v[2]));

  private ConditionChecks() {}

  /** The values of the parameters in each test, by method and number. */
  private static Map<String, boolean[]> vectors(Json found) {
    Map<String, boolean[]> vectors = new LinkedHashMap<>();
    for (Json type : found.at("classes").all()) {
      for (Json method : type.at("methods").all()) {
        for (Json test : method.at("tests").all()) {
          Json input = test.at("input");
          boolean[] values = new boolean[input.keys().size()];
          for (int i = 0; i < values.length; i++) {
            values[i] = input.at(input.keys().get(i)).text().equals("true");
          }
          String name = simple(method.at("method").text());
          vectors.put(name + " " + test.at("number").text(), values);
        }
      }
    }
    return vectors;
  }

  private static String simple(String method) {
    String name = method.replaceFirst("\\(.*", "").replaceFirst("^\\S+ ", "");
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('#')) + 1);
  }

  /** Every pair that is called unique cause is one, and every masking pair does decide. */
  static Finding strict(Json found) {
    Map<String, boolean[]> vectors = vectors(found);
    Finding all = Finding.NOTHING;
    for (Json conditions : found.at("conditions").all()) {
      for (String condition : conditions.keys()) {
        String shown = conditions.at(condition).text();
        Matcher pair = PAIR.matcher(shown);
        if (pair.find()) {
          String method = method(condition);
          all =
              all.and(
                  pair(
                      condition + " " + shown,
                      method,
                      vectors.get(method + " " + pair.group(1)),
                      vectors.get(method + " " + pair.group(2)),
                      pair.group(3).contains("unique")));
        }
      }
    }
    return all;
  }

  private static String method(String condition) {
    return simple(condition.replaceFirst(":.*", ""));
  }

  private static Finding pair(
      String name,
      String method,
      boolean @org.jspecify.annotations.Nullable [] first,
      boolean @org.jspecify.annotations.Nullable [] second,
      boolean isUnique) {
    Predicate<boolean[]> decision = DECISIONS.get(method);
    if (first == null || second == null || decision == null) {
      return Finding.of(name + ": no such tests");
    }
    int differ = 0;
    for (int i = 0; i < first.length; i++) {
      differ += first[i] == second[i] ? 0 : 1;
    }
    if (decision.test(first) == decision.test(second)) {
      return Finding.of(name + ", but the decision is the same");
    }
    return Finding.of(!isUnique || differ == 1, name + ", but " + differ + " conditions differ");
  }

  /** Wherever the suite has a strict pair, a strict pair is named. */
  static Finding preferred(Json found) {
    Map<String, boolean[]> vectors = vectors(found);
    Finding all = Finding.NOTHING;
    for (Json conditions : found.at("conditions").all()) {
      for (String condition : conditions.keys()) {
        String method = method(condition);
        int place = place(condition);
        List<boolean[]> tests = new ArrayList<>();
        vectors.forEach(
            (name, values) -> {
              if (name.startsWith(method + " ")) {
                tests.add(values);
              }
            });
        if (hasStrict(tests, DECISIONS.getOrDefault(method, v -> false), place)) {
          String shown = conditions.at(condition).text();
          all = all.and(Finding.of(shown.contains("unique"), condition + " " + shown));
        }
      }
    }
    return all;
  }

  /** Which parameter a condition is: they are called a, b, c and d. */
  private static int place(String condition) {
    String text = condition.replaceFirst("^\\S+\\s+", "").replace("!", "").strip();
    return text.isEmpty() ? 0 : Math.max(0, text.charAt(0) - 'a');
  }

  private static boolean hasStrict(
      List<boolean[]> tests, Predicate<boolean[]> decision, int place) {
    for (boolean[] first : tests) {
      for (boolean[] second : tests) {
        boolean isStrict = place < first.length && decision.test(first) != decision.test(second);
        for (int i = 0; isStrict && i < first.length; i++) {
          isStrict = (first[i] != second[i]) == (i == place);
        }
        if (isStrict) {
          return true;
        }
      }
    }
    return false;
  }
}
