package dev.waymark.explore.search;

import dev.waymark.program.ProgramException;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A strategy and its options, as a user chose them; they exist.
 *
 * @param options values by name; those not chosen are missing
 */
public record SearchChoice(String name, Map<String, String> options) {
  public SearchChoice {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /**
   * What {@code NAME[:option=value,...]} means.
   *
   * @throws ProgramException if there is no such strategy, option, or value
   */
  public static SearchChoice parse(String text) {
    int colon = text.indexOf(':');
    StrategyKind kind = Strategies.require(colon < 0 ? text : text.substring(0, colon));
    Map<String, String> options = new TreeMap<>();
    if (colon >= 0) {
      for (String each : text.substring(colon + 1).split(",", -1)) {
        int sign = each.indexOf('=');
        String option = sign < 0 ? each : each.substring(0, sign);
        options.put(option, check(kind, option, sign < 0 ? "" : each.substring(sign + 1)));
      }
    }
    return new SearchChoice(kind.name(), options);
  }

  private static String check(StrategyKind kind, String option, String value) {
    for (StrategyOption each : kind.options()) {
      if (each.name().equals(option)) {
        if (each.check().test(value)) {
          return value;
        }
        throw new ProgramException(
            "no value of option %s of strategy %s: '%s' (write %s)"
                .formatted(option, kind.name(), value, each));
      }
    }
    String known = kind.options().stream().map(o -> o.name()).collect(Collectors.joining(", "));
    throw new ProgramException(
        "unknown option '%s' of strategy %s (there %s)"
            .formatted(option, kind.name(), known.isEmpty() ? "are none" : "are: " + known));
  }

  /** A number among the options. */
  int number(String option, int otherwise) {
    String value = options.get(option);
    return value == null ? otherwise : Integer.parseInt(value);
  }

  /** A word among the options. */
  String word(String option, String otherwise) {
    return Objects.requireNonNullElse(options.get(option), otherwise);
  }

  /** The strategy, without paths. */
  public Strategy make(Surroundings given) {
    return Strategies.require(name).factory().make(this, given);
  }

  /** As users write it. */
  @Override
  public String toString() {
    String chosen =
        options.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining(","));
    return chosen.isEmpty() ? name : name + ":" + chosen;
  }
}
