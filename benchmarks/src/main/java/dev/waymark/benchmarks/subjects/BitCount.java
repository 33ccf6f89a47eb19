package dev.waymark.benchmarks.subjects;

/** Counts the bits of a number one by one: as many paths as there are numbers of that many bits. */
public final class BitCount {
  private BitCount() {}

  /** The number of ones among the lowest 17 bits: 131,072 paths. */
  public static int count(int bits) {
    int count = 0;
    for (int i = 0; i < 17; i++) {
      if ((bits >> i & 1) != 0) {
        count++;
      }
    }
    return count;
  }
}
