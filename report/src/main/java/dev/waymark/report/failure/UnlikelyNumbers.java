package dev.waymark.report.failure;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/** Arguments that are numbers nobody would pass: indices that lie outside, negative sizes. */
final class UnlikelyNumbers {
  private static final Pattern INDEX =
      Pattern.compile(
          "(?i)(.*(index|idx|pos|position|offset|off|start|begin|end|from|to|length|len|count|size|row|col|column|place|slot|rank|at|start|stop)\\d*|[ijknmxy]\\d*|low|high|lo|hi|left|right)");

  private UnlikelyNumbers() {}

  /** Whether an argument may be the index: it is called so, or negative. */
  static boolean hasIndex(Entry entry, TestCase test) {
    return any(entry, test, (name, value) -> value < 0 || INDEX.matcher(name).matches());
  }

  static boolean hasNegative(Entry entry, TestCase test) {
    return any(entry, test, (name, value) -> value < 0);
  }

  private static boolean any(Entry entry, TestCase test, BiPredicate<String, Long> isUnlikely) {
    for (int i = 0; i < entry.inputs().size(); i++) {
      Shape shape = test.input().arguments().get(i);
      if (shape instanceof Shape.Scalar number
          && "BSIJ".contains(number.type())
          && isUnlikely.test(
              entry.inputs().get(i).name(), test.input().numbers().bits(number.symbol()))) {
        return true;
      }
    }
    return false;
  }
}
