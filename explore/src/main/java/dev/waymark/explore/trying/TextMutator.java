package dev.waymark.explore.trying;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.CodeConstants;
import dev.waymark.explore.input.Texts;
import dev.waymark.explore.input.Words;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Changes strings. */
final class TextMutator {
  private static final String COMMON =
      "abzAZ019 .,:;-_+/()[]{}\"'\\\t\n@#%\u00e4\u00df\u0130\ud83d";

  private static final int MOST_IN_RUN = 16;

  /** One of so many changes is followed by another. */
  private static final int FEW = 3;

  private final List<String> strings;

  /** Numbers of the code that may be lengths. */
  private final List<Integer> lengths;

  private final Words words;
  private final String characters;

  TextMutator(CodeConstants constants, Words words) {
    this.strings = constants.strings();
    this.words = words;
    this.lengths =
        constants.numbers().stream()
            .filter(number -> number > 1 && number <= Bounds.LONGEST_TEXT)
            .map(Long::intValue)
            .toList();
    String numbers =
        constants.numbers().stream()
            .filter(number -> number >= ' ' && number <= Character.MAX_VALUE)
            .map(number -> String.valueOf((char) number.intValue()))
            .collect(Collectors.joining());
    this.characters =
        (numbers + String.join("", strings))
            .chars()
            .distinct()
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
  }

  /** Changes what {@code text} is under {@code old}, in {@code numbers}. */
  void change(
      Shape.Text text, Assignment old, Assignment.Builder numbers, SplittableRandom random) {
    String after = changed(text.string(old), random);
    while (random.nextInt(FEW) == 0) {
      after = changed(after, random);
    }
    put(text, after, numbers);
  }

  /** Makes {@code text} what {@code after} is, as far as it can be. */
  void put(Shape.Text text, String after, Assignment.Builder numbers) {
    int length = Math.min(after.length(), text.characters().size());
    boolean unused = Texts.put(text, after.substring(0, length), numbers);
  }

  private String changed(String old, SplittableRandom random) {
    int from = random.nextInt(old.length() + 1);
    int to = from + random.nextInt(old.length() - from + 1);
    String head = old.substring(0, from);
    String tail = old.substring(to);
    return switch (random.nextInt(13)) {
      case 10 -> resized(old, random);
      case 11 -> head + run(random) + tail;
      case 12 -> replacedWord(old, from, random);
      case 0 -> string(random);
      case 1 -> string(random) + string(random);
      case 2 -> head + string(random) + old.substring(from);
      case 3 -> head + string(random) + tail;
      case 4 -> head + tail;
      case 5 -> old + old.substring(from, to);
      case 6 -> head + random.nextInt(-20, 2000) + tail;
      case 7 -> swapCase(old, from);
      default ->
          from < old.length()
              ? head + character(random) + old.substring(from + 1)
              : old + character(random);
    };
  }

  /** {@code old} with another string in place of the letters and digits around {@code at}. */
  private String replacedWord(String old, int at, SplittableRandom random) {
    int from = at;
    while (from > 0 && Character.isLetterOrDigit(old.charAt(from - 1))) {
      from--;
    }
    int to = at;
    while (to < old.length() && Character.isLetterOrDigit(old.charAt(to))) {
      to++;
    }
    return old.substring(0, from) + string(random) + old.substring(to);
  }

  /** {@code old}, cut or filled up to a length that may matter. */
  private String resized(String old, SplittableRandom random) {
    int length =
        lengths.isEmpty() || random.nextBoolean()
            ? few(Bounds.LONGEST_TEXT, random)
            : lengths.get(random.nextInt(lengths.size()));
    StringBuilder filled = new StringBuilder(old);
    while (filled.length() < length) {
      filled.append(old.isEmpty() ? 'a' : old.charAt(random.nextInt(old.length())));
    }
    return filled.substring(0, length);
  }

  /** Some digits, or one character repeated. */
  private String run(SplittableRandom random) {
    boolean isDigits = random.nextBoolean();
    char same = character(random);
    StringBuilder run = new StringBuilder();
    for (int left = 1 + few(MOST_IN_RUN, random); left > 0; left--) {
      run.append(isDigits ? (char) random.nextInt('0', '9' + 1) : same);
    }
    return run.toString();
  }

  /** A number below {@code most}, by preference a small one. */
  private static int few(int most, SplittableRandom random) {
    return random.nextInt(1 + random.nextInt(most));
  }

  private String string(SplittableRandom random) {
    List<String> source = random.nextInt(4) == 0 ? words.list() : strings;
    return source.isEmpty() || random.nextInt(8) == 0
        ? String.valueOf(character(random))
        : source.get(random.nextInt(source.size()));
  }

  /** Any character, by preference one that matters. */
  char character(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> COMMON.charAt(random.nextInt(COMMON.length()));
      case 1 -> (char) random.nextInt(' ', 127);
      default ->
          characters.isEmpty()
              ? (char) random.nextInt('0', 'z')
              : characters.charAt(random.nextInt(characters.length()));
    };
  }

  private static String swapCase(String old, int at) {
    if (at >= old.length()) {
      return old;
    }
    char c = old.charAt(at);
    char other = Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
    return old.substring(0, at) + other + old.substring(at + 1);
  }
}
