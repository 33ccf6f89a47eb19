package dev.waymark.benchmarks.real.random;

import java.util.function.Supplier;

/** Random strings, up to 20 characters unless constants of the class are longer. */
record RandomTexts(ClassConstants constants, RandomNumbers numbers, Dice dice) {
  private static final int LONGEST = 20;
  private static final int MOST_PARTS = 4;

  String text() {
    return switch (dice.below(20)) {
      case 0 -> "";
      case 1, 2, 3, 4 -> constant();
      case 5, 6 -> mutated(constant());
      case 7, 8, 9 -> joined();
      case 10 -> String.valueOf(numbers.integer());
      case 11 -> String.valueOf(numbers.real());
      case 12, 13 -> filled(() -> (char) ('0' + dice.below(10)));
      case 14, 15 -> filled(() -> (char) ((dice.chance(50) ? 'a' : 'A') + dice.below(26)));
      case 16 -> filled(() -> (char) dice.below(Character.MAX_VALUE + 1));
      case 17 -> filled(numbers::character);
      default -> filled(numbers::printable);
    };
  }

  private String constant() {
    return constants.strings().isEmpty()
        ? filled(numbers::character)
        : dice.of(constants.strings());
  }

  private String filled(Supplier<Character> characters) {
    StringBuilder text = new StringBuilder();
    for (int i = dice.below(LONGEST + 1); i > 0; i--) {
      text.append(characters.get().charValue());
    }
    return text.toString();
  }

  /** With a character more, less or changed, or in the other case. */
  private String mutated(String text) {
    StringBuilder mutated = new StringBuilder(text);
    int at = dice.below(text.length() + 1);
    int kind = text.isEmpty() ? 0 : dice.below(5);
    int place = Math.min(at, text.length() - 1);
    return switch (kind) {
      case 0 -> mutated.insert(at, numbers.character()).toString();
      case 1 -> mutated.deleteCharAt(place).toString();
      case 2 -> replaced(mutated, place, numbers.character());
      case 3 -> replaced(mutated, place, otherCase(text.charAt(place)));
      default -> text.substring(0, at);
    };
  }

  private static String replaced(StringBuilder text, int at, char c) {
    text.setCharAt(at, c);
    return text.toString();
  }

  private static char otherCase(char c) {
    return Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
  }

  /** Constants, characters and small numbers, one after the other. */
  private String joined() {
    StringBuilder text = new StringBuilder();
    for (int i = 2 + dice.below(MOST_PARTS - 1); i > 0; i--) {
      switch (dice.below(5)) {
        case 0, 1 -> text.append(constant());
        case 2 -> text.append(dice.below(100));
        default -> text.append(numbers.character());
      }
    }
    return text.toString();
  }
}
