package dev.waymark.explore.suite;

import dev.waymark.target.wire.Observation;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * Which answers of objects say what a call has done: those to questions that are answered in
 * different ways, depending on the call. {@code isList()} says nothing of lists, {@code size()}
 * does.
 */
final class TellingAnswers {
  private static final String BOOLEAN = "Z";

  /** What was answered, by the type of the object and the question. */
  private final Map<String, Set<String>> answers = new HashMap<>();

  /** An object of {@code type} has answered. */
  void add(String type, Observation answer) {
    answers.computeIfAbsent(key(type, answer), key -> new HashSet<>()).add(answer.value());
  }

  private static String key(String type, Observation answer) {
    return type + answer.question();
  }

  /**
   * At most {@code most} of what objects have answered, in the same order: those to questions that
   * have the most answers.
   *
   * @param types the type of the object that has answered
   */
  List<Observation> best(List<Observation> all, Function<Observation, String> types, int most) {
    ToIntFunction<Observation> variety = each -> variety(types.apply(each), each);
    boolean isTold = all.stream().anyMatch(each -> variety.applyAsInt(each) > 1);
    Set<Observation> kept =
        all.stream()
            .filter(each -> !isTold || variety.applyAsInt(each) > 1 || !each.type().equals(BOOLEAN))
            .sorted(Comparator.comparingInt(variety).reversed())
            .limit(most)
            .collect(Collectors.toSet());
    return all.stream().filter(kept::contains).toList();
  }

  /** How many different answers there are to the same question. */
  private int variety(String type, Observation answer) {
    return answers.getOrDefault(key(type, answer), Set.of()).size();
  }
}
