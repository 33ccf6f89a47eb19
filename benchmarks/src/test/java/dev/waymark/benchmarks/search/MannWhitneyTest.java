package dev.waymark.benchmarks.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MannWhitneyTest {
  /** Of the 20 ways to choose 3 of 6 values, 2 are as extreme; of 70, and of 184,756, 2 too. */
  @Test
  void samplesThatDoNotOverlapAreAsUnlikelyAsCan() {
    assertEquals(2.0 / 20, MannWhitney.p(new int[] {1, 2, 3}, new int[] {4, 5, 6}), 1e-12);
    assertEquals(2.0 / 70, MannWhitney.p(new int[] {9, 8, 7, 6}, new int[] {1, 2, 3, 4}), 1e-12);
    int[] low = IntStream.range(0, 10).toArray();
    int[] high = IntStream.range(10, 20).toArray();
    assertEquals(2.0 / 184_756, MannWhitney.p(low, high), 1e-12);
  }

  @Test
  void equalSamplesDoNotDiffer() {
    assertEquals(1, MannWhitney.p(new int[] {5, 5, 5}, new int[] {5, 5, 5}), 1e-12);
    assertEquals(1, MannWhitney.p(new int[] {1, 2, 3}, new int[] {1, 2, 3}), 1e-12);
  }

  /** Tables have 10 as the critical value of U for samples of 7 and 8, at 0.05 on both sides. */
  @Test
  void criticalValuesAreThoseOfTables() {
    assertTrue(MannWhitney.p(sampleWithU(7, 8, 10), ranksWithout(7, 8, 10)) <= 0.05);
    assertTrue(MannWhitney.p(sampleWithU(7, 8, 11), ranksWithout(7, 8, 11)) > 0.05);
  }

  /** The first n ranks, of which the last is raised until the statistic is u. */
  private static int[] sampleWithU(int n, int m, int u) {
    int[] sample = IntStream.rangeClosed(1, n).toArray();
    int left = u;
    for (int i = n - 1; i >= 0; i--) {
      int step = Math.min(m, left);
      sample[i] += step;
      left -= step;
    }
    return sample;
  }

  private static int[] ranksWithout(int n, int m, int u) {
    int[] sample = sampleWithU(n, m, u);
    return IntStream.rangeClosed(1, n + m)
        .filter(rank -> IntStream.of(sample).noneMatch(each -> each == rank))
        .toArray();
  }

  @Test
  void tiesGiveWhatCountingAllWaysGives() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 200; i++) {
      int[] a = random.ints(random.nextInt(1, 6), 0, 5).toArray();
      int[] b = random.ints(random.nextInt(1, 6), 0, 5).toArray();
      assertEquals(slow(a, b), MannWhitney.p(a, b), 1e-9);
    }
  }

  /** Deals out the values in all ways. */
  private static double slow(int[] a, int[] b) {
    int[] all = IntStream.concat(IntStream.of(a), IntStream.of(b)).toArray();
    int extreme = 0;
    int ways = 0;
    double distance = Math.abs(u(all, (1 << a.length) - 1) - a.length * b.length / 2.0);
    for (int chosen = 0; chosen < 1 << all.length; chosen++) {
      if (Integer.bitCount(chosen) == a.length) {
        ways++;
        double other = Math.abs(u(all, chosen) - a.length * b.length / 2.0);
        extreme += other >= distance - 1e-9 ? 1 : 0;
      }
    }
    return (double) extreme / ways;
  }

  private static double u(int[] all, int chosen) {
    double u = 0;
    for (int i = 0; i < all.length; i++) {
      for (int j = 0; j < all.length; j++) {
        if ((chosen >> i & 1) == 1 && (chosen >> j & 1) == 0) {
          u += all[i] > all[j] ? 1 : all[i] == all[j] ? 0.5 : 0;
        }
      }
    }
    return u;
  }
}
