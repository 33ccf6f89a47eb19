package dev.waymark.benchmarks.real;

/** Code that JaCoCo and we look at, with all kinds of jumps. */
public final class Compared {
  private static final String LONG = "0123456789".repeat(5);

  private Compared() {}

  /** An exception of another method may follow the branch at once. */
  public static int number(String text, boolean isStrict) {
    return isStrict ? Integer.parseInt(text) : 0;
  }

  /** A filter of JaCoCo leaves out the most of this switch. */
  public static int word(String word) {
    return switch (word) {
      case "one" -> 1;
      case "two", "zwei" -> 2;
      default -> 0;
    };
  }

  /** A loop, a switch, and conditions that share a target. */
  public static int mixed(int[] numbers) {
    int sum = 0;
    for (int i = 0; i < numbers.length && sum < 100; i++) {
      switch (numbers[i]) {
        case 1 -> sum += 3;
        case 2 -> sum += 2;
        case 7, 9 -> {}
        default -> {
          if (numbers[i] < 0 || numbers[i] > 50) {
            return -1;
          }
        }
      }
    }
    return sum;
  }

  /** Longer arrays than explorations try. */
  public static boolean isLong(int[] numbers) {
    return numbers != null && numbers.length > 4;
  }

  /** Calls {@link #isLongText} beyond its bounds, whatever the argument. */
  public static boolean isLongAnyway(int number) {
    return isLongText(LONG + number);
  }

  /** Random calls do not come to the bound. */
  static boolean isLongText(String text) {
    return text.length() > 49;
  }
}
