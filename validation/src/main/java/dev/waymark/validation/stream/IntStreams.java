package dev.waymark.validation.stream;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Streams of numbers: each method has finitely many paths, and no run is incomplete. */
public final class IntStreams {
  private static final char[] LETTERS = {'a', '7', '-', '0', 'x', '.'};

  private IntStreams() {}

  private static String word(int a, int b, int c) {
    return new String(new char[] {LETTERS[a + 2], LETTERS[b + 2], LETTERS[c + 2]});
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  public static int digits(int a, int b, int c) {
    String text = word(a, b, c);
    if (text.chars().allMatch(each -> isDigit((char) each))) {
      return 1;
    }
    return text.chars().anyMatch(Character::isDigit) ? 2 : 3;
  }

  public static long counted(int a, int b, int c) {
    return word(a, b, c).chars().filter(each -> each == 'x').count();
  }

  public static int first(int a, int b, int c) {
    OptionalInt digit = word(a, b, c).chars().skip(1).filter(Character::isDigit).findFirst();
    return digit.isPresent() ? digit.getAsInt() - '0' : -1;
  }

  public static int built(int a, int b, int c) {
    StringBuilder builder = new StringBuilder(word(a, b, c)).append('x');
    return builder.chars().filter(each -> each != 'x').sum();
  }

  public static int largest(int a, int b, int c) {
    int max = IntStream.of(a, b, c).map(n -> n * n).max().orElse(-1);
    return max == 9 ? 1 : max > 3 ? 2 : 3;
  }

  public static int reduced(int a, int b) {
    return IntStream.of(b, a).reduce((x, y) -> x - 2 * y).orElse(0) == 7 ? 1 : 0;
  }

  public static int ranged(int a, int b) {
    int captured = b;
    return IntStream.rangeClosed(a, 2).filter(n -> n != captured).limit(3).sum() > 1 ? 1 : 0;
  }

  public static int sorted(int a, int b, int c) {
    int[] sorted = Arrays.stream(new int[] {a, b, c}).distinct().sorted().toArray();
    return sorted.length == 1 ? 1 : sorted[1] == 0 ? 2 : 3;
  }

  public static int summed(int[] numbers) {
    return Arrays.stream(numbers).map(n -> n > 0 ? n : 0).sum() == 3 ? 1 : 0;
  }

  public static int limited(int a, int b) {
    try {
      return IntStream.range(0, 3).limit(a).skip(b).noneMatch(n -> n == 1) ? 1 : 0;
    } catch (IllegalArgumentException e) {
      return 2;
    }
  }
}
