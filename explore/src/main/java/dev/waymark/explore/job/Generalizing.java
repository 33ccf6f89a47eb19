package dev.waymark.explore.job;

import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.program.ProgramException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Whether and how refuted paths rule out others (paper 003, section 4).
 *
 * @param hot how often solvers must have refuted a branch before its refutations are generalized; 0
 *     if none ever is
 * @param precision how small explanations are made
 * @param alphabet what automata read
 * @param batch how many families are found before they are united with the others
 * @param states how many states of the union are kept before old families are given up
 */
public record Generalizing(int hot, Precision precision, Alphabet alphabet, int batch, int states) {
  private static final int HOT = 2;
  private static final int STATES = 100_000;

  /** As it has turned out to be best, if it is done at all. */
  public static final Generalizing ON =
      new Generalizing(HOT, Precision.CORE, Alphabet.BRANCHES, 1, STATES);

  /** Never: what others are asked before a solver refutes most of what this would. */
  public static final Generalizing OFF = ON.hot(0);

  /** Whether refuted paths may rule out others. */
  public boolean isOn() {
    return hot > 0;
  }

  /** The same for branches that were refuted this often. */
  public Generalizing hot(int times) {
    return new Generalizing(times, precision, alphabet, batch, states);
  }

  /** The same with other explanations. */
  public Generalizing with(Precision other) {
    return new Generalizing(hot, other, alphabet, batch, states);
  }

  /**
   * What {@code text} says, such as {@code hot=3,explanation=minimal}; empty for the usual.
   *
   * @throws ProgramException if it says nothing that can be done
   */
  public static Generalizing parse(String text) {
    Generalizing found = ON;
    for (String each : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      int sign = each.indexOf('=');
      if (sign < 0) {
        throw new ProgramException(
            "not an option of --generalization: " + each + " (write NAME=VALUE)");
      }
      found = found.with(each.substring(0, sign), each.substring(sign + 1));
    }
    return found;
  }

  private Generalizing with(String name, String value) {
    return switch (name) {
      case "hot" -> hot(number(name, value));
      case "explanation" -> with(choice(Precision.values(), name, value));
      case "alphabet" ->
          new Generalizing(hot, precision, choice(Alphabet.values(), name, value), batch, states);
      case "batch" -> new Generalizing(hot, precision, alphabet, number(name, value), states);
      case "states" -> new Generalizing(hot, precision, alphabet, batch, number(name, value));
      default ->
          throw new ProgramException(
              "no option of --generalization: "
                  + name
                  + " (there are: hot, explanation, alphabet, batch, states)");
    };
  }

  private static int number(String name, String value) {
    if (!value.matches("[1-9][0-9]{0,8}")) {
      throw new ProgramException("not a number from 1 on: --generalization " + name + "=" + value);
    }
    return Integer.parseInt(value);
  }

  private static <E extends Enum<E>> E choice(E[] all, String name, String value) {
    return Arrays.stream(all)
        .filter(each -> lower(each).equals(value))
        .findFirst()
        .orElseThrow(
            () ->
                new ProgramException(
                    "cannot set --generalization %s=%s (there are: %s)"
                        .formatted(
                            name,
                            value,
                            Arrays.stream(all)
                                .map(Generalizing::lower)
                                .collect(Collectors.joining(", ")))));
  }

  private static String lower(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }
}
