package dev.waymark.report.junit;

import dev.waymark.report.JavaTypes;
import dev.waymark.target.Shape;
import dev.waymark.target.StubMethod;
import dev.waymark.target.wire.Observation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The calls that a method of a stub received in a test, as far as they are worth an assertion:
 * those that tell the collaborator to do something, not those that ask it.
 */
record StubCalls(StubMethod method, List<Observation> received) {
  private static final Pattern QUESTION =
      Pattern.compile(
          "(is|has|can|get|find|exists|contains|list|load|read|count|test|apply|matches|check|should|supports|accepts|equals|compare)([A-Z].*)?");

  private static final Pattern PLACE = Pattern.compile("\\.get\\(\\d+\\)(\\.get\\(\\d+\\))?");
  private static final int MOST_DETAILS = 5;

  /** So many calls are known in detail. */
  private static final int MOST_CALLS = 3;

  static StubCalls of(StubUse use, Shape.Stub stub, StubMethod method, int index) {
    return new StubCalls(method, use.of(stub, index));
  }

  boolean isWorthAnAssertion() {
    boolean isOrder =
        method.result().equals("V")
            || (method.result().equals("Z") && !QUESTION.matcher(method.method().name()).matches());
    return isOrder && !method.parameters().isEmpty() && received.size() > 1;
  }

  int count() {
    return received.stream()
        .filter(each -> each.question().equals(Observation.COUNT))
        .mapToInt(each -> Integer.parseInt(each.value()))
        .findFirst()
        .orElse(0);
  }

  /** The type of what a list of calls has: an argument, or the list of all. */
  String elementType() {
    List<String> parameters = method.parameters();
    if (parameters.size() > 1) {
      return "java.util.List<Object>";
    }
    String type = parameters.get(0);
    return type.length() == 1 ? JavaTypes.box(type) : JavaTypes.written(type);
  }

  /** What a call adds to the list. */
  static String element(List<String> parameters) {
    return parameters.size() == 1
        ? parameters.get(0)
        : "java.util.Arrays.asList(" + String.join(", ", parameters) + ")";
  }

  /** The arguments of all calls as expressions; empty if there is none for some of them. */
  List<List<String>> arguments() {
    int width = method.parameters().size();
    List<Observation> told =
        received.stream().filter(each -> PLACE.matcher(each.question()).matches()).toList();
    if (told.size() != width * count() || told.stream().anyMatch(StubCalls::isArray)) {
      return List.of();
    }
    List<List<String>> calls = new ArrayList<>();
    for (int i = 0; i < told.size(); i += width) {
      calls.add(told.subList(i, i + width).stream().map(Observation::value).toList());
    }
    return calls;
  }

  private static boolean isArray(Observation seen) {
    return seen.value().matches("(?s)new [\\w.]+\\[.*");
  }

  /** Assertions about the list of calls with this name. */
  List<String> checks(String list) {
    List<List<String>> all = arguments();
    List<String> checks = new ArrayList<>();
    if (!all.isEmpty()) {
      boolean isSingle = method.parameters().size() == 1;
      List<String> elements =
          all.stream().map(each -> isSingle ? each.get(0) : list(each)).toList();
      checks.add("assertEquals(" + list(elements) + ", " + list + ")");
      return checks;
    }
    checks.add("assertEquals(" + count() + ", " + list + ".size())");
    String last = ".get(" + (Math.min(count(), MOST_CALLS) - 1) + ")";
    received.stream()
        .filter(each -> each.question().startsWith(last) && !isArray(each))
        .limit(MOST_DETAILS)
        .forEach(
            each ->
                checks.add(
                    ComparingAssertions.of(each.value(), each.type(), list + each.question())));
    return checks;
  }

  private static String list(List<String> elements) {
    String maker = elements.contains("null") ? "java.util.Arrays.asList" : "java.util.List.of";
    return maker.endsWith("asList") && elements.size() == 1
        ? "java.util.Collections.singletonList(null)"
        : maker + "(" + String.join(", ", elements) + ")";
  }
}
