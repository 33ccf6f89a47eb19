package dev.waymark.explore.reason;

import dev.waymark.generalize.reason.Clause;
import dev.waymark.generalize.reason.Fact;
import dev.waymark.generalize.reason.Reason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts reasons in order: without repetition, the shortest first. */
final class ReasonList {
  private static final Pattern LENGTH = Pattern.compile("(.* has length )(\\d+)");

  private ReasonList() {}

  /** Those that are written alike become one. */
  static List<Reason> of(List<Reason> found) {
    List<Reason> all = new ArrayList<>(new LinkedHashSet<>(merged(found)));
    all.sort(Comparator.comparingInt(Reason::size));
    return all;
  }

  /** Reasons that differ in one length alone become one. */
  private static List<Reason> merged(List<Reason> found) {
    Map<List<Clause>, SortedSet<Integer>> lengths = new LinkedHashMap<>();
    List<Reason> others = new ArrayList<>();
    for (Reason each : found) {
      List<Integer> places = lengthPlaces(each);
      if (places.size() == 1) {
        List<Clause> clauses = new ArrayList<>(each.clauses());
        int place = places.get(0);
        Matcher text = LENGTH.matcher(clauses.get(place).facts().get(0).text());
        boolean unused = text.matches();
        clauses.set(place, ofInput(text.group(1)));
        lengths
            .computeIfAbsent(clauses, key -> new TreeSet<>())
            .add(Integer.parseInt(text.group(2)));
      } else {
        others.add(each);
      }
    }
    lengths.forEach((clauses, numbers) -> others.add(with(clauses, numbers)));
    return others;
  }

  private static List<Integer> lengthPlaces(Reason reason) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < reason.clauses().size(); i++) {
      Clause clause = reason.clauses().get(i);
      if (clause.method() == null && LENGTH.matcher(clause.facts().get(0).text()).matches()) {
        places.add(i);
      }
    }
    return places;
  }

  private static Reason with(List<Clause> clauses, SortedSet<Integer> numbers) {
    List<Clause> all = new ArrayList<>();
    for (Clause each : clauses) {
      String text = each.facts().get(0).text();
      all.add(
          each.method() == null && text.endsWith(" has length ")
              ? ofInput(text + alternatives(numbers))
              : each);
    }
    return new Reason(all);
  }

  private static Clause ofInput(String text) {
    return new Clause(null, "", 0, List.of(new Fact(Fact.Kind.INPUT, text)));
  }

  private static String alternatives(SortedSet<Integer> numbers) {
    String last = numbers.last().toString();
    return numbers.size() == 1
        ? last
        : numbers.headSet(numbers.last()).stream()
                .map(Object::toString)
                .collect(Collectors.joining(", "))
            + " or "
            + last;
  }
}
