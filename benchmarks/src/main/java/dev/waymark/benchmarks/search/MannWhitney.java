package dev.waymark.benchmarks.search;

import java.util.Arrays;

/**
 * The test of Mann and Whitney: whether one of two samples tends to have greater values. Exact,
 * ties included: of all ways to deal the values out to the two samples, which share has rank sums
 * that are at least as unequal. For samples of some tens of values.
 */
final class MannWhitney {
  private MannWhitney() {}

  /**
   * The probability, on both sides, of samples at least as unequal as these if there was no
   * difference. Takes time cubic in the number of values, and linear in one of them again.
   */
  static double p(int[] a, int[] b) {
    int[] all = new int[a.length + b.length];
    System.arraycopy(a, 0, all, 0, a.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    int[] ranks = doubledRanks(all);
    int sum = Arrays.stream(ranks, 0, a.length).sum();
    double[] ways = ways(ranks, a.length);
    int total = Arrays.stream(ranks).sum();
    // the mean is a.length * total / all.length: compared without division
    long distance = Math.abs((long) sum * all.length - (long) a.length * total);
    double extreme = 0;
    double count = 0;
    for (int s = 0; s < ways.length; s++) {
      count += ways[s];
      if (Math.abs((long) s * all.length - (long) a.length * total) >= distance) {
        extreme += ways[s];
      }
    }
    return extreme / count;
  }

  /** Twice the rank of each value, equal ones sharing the mean of theirs. */
  private static int[] doubledRanks(int[] values) {
    int[] ranks = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      int less = 0;
      int equal = 0;
      for (int each : values) {
        less += each < values[i] ? 1 : 0;
        equal += each == values[i] ? 1 : 0;
      }
      ranks[i] = 2 * less + equal + 1;
    }
    return ranks;
  }

  /** In how many ways {@code chosen} of the ranks have each sum. */
  private static double[] ways(int[] ranks, int chosen) {
    int total = Arrays.stream(ranks).sum();
    double[][] ways = new double[chosen + 1][total + 1];
    ways[0][0] = 1;
    for (int rank : ranks) {
      for (int n = chosen; n > 0; n--) {
        for (int s = total; s >= rank; s--) {
          ways[n][s] += ways[n - 1][s - rank];
        }
      }
    }
    return ways[chosen];
  }
}
