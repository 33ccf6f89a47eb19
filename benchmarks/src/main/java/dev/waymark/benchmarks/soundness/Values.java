package dev.waymark.benchmarks.soundness;

import org.jspecify.annotations.Nullable;

/**
 * Values for drivers of random programs, chosen by number: small ones, the edges of the type, any.
 * The same numbers give the same value. Fast, for there are many.
 */
public final class Values {
  private static final long STEP = 0x9E3779B97F4A7C15L;
  private static final String[] TEXTS = {"", "a", "Aa", "BB", "c", "AaAa", "BBBB", "abc"};
  private static final double[] DOUBLES = {
    0.0,
    -0.0,
    1,
    -1,
    0.5,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    3,
    1e300,
    -2147483649.0,
    -2,
    31
  };

  private Values() {}

  /** A number that looks like chance. */
  public static long mix(long seed, int place) {
    long x = seed + place * STEP;
    x = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
    x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
    return x ^ (x >>> 31);
  }

  /** Any int, small ones most often. */
  public static int anInt(long seed, int place) {
    return (int) whole(mix(seed, place), Integer.SIZE);
  }

  /** Any long. */
  public static long aLong(long seed, int place) {
    return whole(mix(seed, place), Long.SIZE);
  }

  private static long whole(long chance, int bits) {
    long rest = chance >>> 3;
    return switch ((int) chance & 7) {
      case 0, 1, 2, 3 -> rest % 13 - 4;
      case 4 -> ((rest & 64) == 0 ? 1L : -1L) << (rest % bits);
      case 5 -> ((rest & 1) == 0 ? Long.MAX_VALUE : Long.MIN_VALUE) >> (Long.SIZE - bits);
      case 6 -> rest % 300 - 150;
      default -> rest * STEP;
    };
  }

  /** Any double, NaN and infinities included. */
  public static double aDouble(long seed, int place) {
    long chance = mix(seed, place);
    long rest = chance >>> 2;
    return switch ((int) chance & 3) {
      case 0 -> DOUBLES[(int) (rest % DOUBLES.length)];
      case 1, 2 -> rest % 40 / 2.0 - 10;
      default -> Double.longBitsToDouble(rest * STEP);
    };
  }

  /** True or false. */
  public static boolean aBoolean(long seed, int place) {
    return (mix(seed, place) & 1) == 0;
  }

  /** An array of up to {@code longest}, or null. */
  public static int @Nullable [] anArray(long seed, int place, int longest) {
    long chance = mix(seed, place) >>> 1;
    int length = (int) (chance % (longest + 2)) - 1;
    if (length < 0) {
      return null;
    }
    int[] array = new int[length];
    for (int i = 0; i < length; i++) {
      array[i] = anInt(chance, i + 1);
    }
    return array;
  }

  /** A short text, often one that programs ask for, or null. */
  public static @Nullable String aText(long seed, int place) {
    int chance = (int) (mix(seed, place) >>> 1 & 0xff) % (TEXTS.length + 1);
    return chance == TEXTS.length ? null : TEXTS[chance];
  }

  /** One of {@code some}, or null. */
  public static <T> @Nullable T pick(T[] some, long seed, int place) {
    int chance = (int) ((mix(seed, place) >>> 1) % (some.length + 1));
    return chance == some.length ? null : some[chance];
  }
}
