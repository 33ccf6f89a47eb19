package dev.waymark.benchmarks.subjects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TritypeTest {
  @Test
  void theKindIsHowManySidesDifferIfNoneIsTooLong() {
    for (int a = -1; a <= 6; a++) {
      for (int b = -1; b <= 6; b++) {
        for (int c = -1; c <= 6; c++) {
          assertEquals(kind(a, b, c), Tritype.classify(a, b, c), a + ", " + b + ", " + c);
        }
      }
    }
  }

  /** A triangle's longest side is shorter than the others together. */
  private static int kind(int... sides) {
    int longest = IntStream.of(sides).max().orElseThrow();
    if (2 * longest >= IntStream.of(sides).sum() || IntStream.of(sides).anyMatch(s -> s <= 0)) {
      return Tritype.NONE;
    }
    return switch ((int) IntStream.of(sides).distinct().count()) {
      case 1 -> Tritype.EQUILATERAL;
      case 2 -> Tritype.ISOSCELES;
      default -> Tritype.SCALENE;
    };
  }
}
