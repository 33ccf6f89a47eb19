package dev.waymark.benchmarks.subjects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** The subjects that work on arrays, beside slower ways to the same result. */
class ArraySubjectsTest {
  private final Random random;

  ArraySubjectsTest(RepetitionInfo repetition) {
    random = new Random(repetition.getCurrentRepetition());
  }

  private int[] values() {
    return random.ints(random.nextInt(8), -3, 4).toArray();
  }

  private static int[] sorted(int... values) {
    return IntStream.of(values).sorted().toArray();
  }

  @RepeatedTest(100)
  void selectionSortSorts() {
    int[] values = values();
    int[] expected = sorted(values);
    SelectionSort.sort(values);
    assertArrayEquals(expected, values);
  }

  @RepeatedTest(100)
  void mergingSortedArraysGivesTheSortedUnion() {
    int[] left = sorted(values());
    int[] right = sorted(values());
    int[] expected = IntStream.concat(IntStream.of(left), IntStream.of(right)).sorted().toArray();
    assertArrayEquals(expected, Merge.merge(left, right));
  }

  @RepeatedTest(100)
  void aKeyIsFoundWhereItIs() {
    int[] values = IntStream.of(sorted(values())).distinct().toArray();
    for (int key = -4; key <= 4; key++) {
      assertEquals(Math.max(-1, Arrays.binarySearch(values, key)), BinarySearch.find(values, key));
    }
  }

  @RepeatedTest(100)
  void whatIsErasedIsFilledUpBehindTheRest() {
    int[] values = values();
    int[] kept = IntStream.of(values).filter(value -> value != 1).toArray();
    int[] expected = Arrays.copyOf(kept, values.length);
    Arrays.fill(expected, kept.length, values.length, 9);
    ErFill.erase(values, 1, 9);
    assertArrayEquals(expected, values);
  }
}
