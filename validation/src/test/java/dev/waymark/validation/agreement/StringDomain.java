package dev.waymark.validation.agreement;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Strings: null, literals, copies of literals that are not interned, and random ones. */
record StringDomain() implements Domain {
  private static final List<@Nullable String> LITERALS =
      Arrays.asList(
          null,
          "",
          "a",
          "abc",
          "b",
          " ",
          "xyz",
          "12",
          "007x",
          "XIV",
          "MCMXC",
          "abba",
          "a b. c",
          "\0\uFFFF",
          "\uD83D\uDE00",
          "AEIOU");
  private static final String ALPHABET = "aabbc IVX19.E\u00e9\uD83D\uDE00";

  @Override
  public int edges() {
    return LITERALS.size();
  }

  @Override
  public @Nullable Object edge(int index) {
    return LITERALS.get(index);
  }

  @Override
  public @Nullable Object random(Random random) {
    String literal = LITERALS.get(random.nextInt(LITERALS.size()));
    return switch (random.nextInt(4)) {
      case 0 -> literal;
      case 1 -> literal == null ? null : copy(literal);
      default -> letters(random);
    };
  }

  /** An equal string that is not the same. */
  private static String copy(String text) {
    return String.valueOf(text.toCharArray());
  }

  private static String letters(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(7); i > 0; i--) {
      text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return text.toString();
  }
}
