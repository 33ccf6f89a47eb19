package dev.waymark.benchmarks.subjects;

/** Counts ones bit by bit: as many paths as there are numbers of that many bits. */
public final class BitCount {
  private BitCount() {}

  /** 4,096 paths. */
  public static int twelve(int bits) {
    return count(bits, 12);
  }

  /** 32,768 paths. */
  public static int fifteen(int bits) {
    return count(bits, 15);
  }

  /** 131,072 paths. */
  public static int seventeen(int bits) {
    return count(bits, 17);
  }

  private static int count(int bits, int width) {
    int count = 0;
    for (int i = 0; i < width; i++) {
      if ((bits >> i & 1) != 0) {
        count++;
      }
    }
    return count;
  }
}
