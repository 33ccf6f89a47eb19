package dev.waymark.validation.agreement;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** The values of a primitive type. */
record NumberDomain(List<?> all, Function<Random, Object> anyBits, Function<Integer, Object> small)
    implements Domain {
  private static final int SMALLEST = -6;
  private static final int SMALLS = 24;

  private static final Map<Class<?>, NumberDomain> DOMAINS =
      Map.of(
          boolean.class,
          new NumberDomain(List.of(false, true), Random::nextBoolean, i -> (i & 1) != 0),
          byte.class,
          new NumberDomain(
              List.of((byte) 0, (byte) 1, (byte) -1, Byte.MIN_VALUE, Byte.MAX_VALUE, (byte) 7),
              random -> (byte) random.nextInt(),
              i -> (byte) (int) i),
          char.class,
          new NumberDomain(
              List.of('\0', '\1', 'a', 'z', '0', '9', ' ', '\uFFFF', '\uD800', '\uDC00', 'A'),
              random -> (char) random.nextInt(),
              i -> (char) (i + 'a')),
          short.class,
          new NumberDomain(
              List.of((short) 0, (short) 1, (short) -1, Short.MIN_VALUE, Short.MAX_VALUE),
              random -> (short) random.nextInt(),
              i -> (short) (int) i),
          int.class,
          new NumberDomain(
              List.of(
                  0,
                  1,
                  -1,
                  Integer.MIN_VALUE,
                  Integer.MAX_VALUE,
                  2,
                  31,
                  32,
                  33,
                  -32,
                  255,
                  65536,
                  1000,
                  -1000,
                  1_000_000,
                  16_777_217),
              Random::nextInt,
              i -> i),
          long.class,
          new NumberDomain(
              List.of(
                  0L,
                  1L,
                  -1L,
                  Long.MIN_VALUE,
                  Long.MAX_VALUE,
                  63L,
                  64L,
                  1L << 32,
                  (1L << 53) + 1,
                  (long) Integer.MIN_VALUE,
                  -(1L << 31) - 1,
                  (1L << 62) + (1L << 38) + 1),
              Random::nextLong,
              i -> (long) i),
          float.class,
          new NumberDomain(
              List.of(
                  0f,
                  -0f,
                  1f,
                  -1f,
                  Float.NaN,
                  Float.POSITIVE_INFINITY,
                  Float.NEGATIVE_INFINITY,
                  Float.MIN_VALUE,
                  -Float.MIN_VALUE,
                  Float.MAX_VALUE,
                  -Float.MAX_VALUE,
                  Float.MIN_NORMAL,
                  0.1f,
                  0x1p31f,
                  -0x1p31f,
                  0x1p63f),
              random -> Float.intBitsToFloat(random.nextInt()),
              i -> i / 2f),
          double.class,
          new NumberDomain(
              List.of(
                  0d,
                  -0d,
                  1d,
                  -1d,
                  Double.NaN,
                  Double.POSITIVE_INFINITY,
                  Double.NEGATIVE_INFINITY,
                  Double.MIN_VALUE,
                  -Double.MIN_VALUE,
                  Double.MAX_VALUE,
                  Double.MIN_NORMAL,
                  0.1,
                  2147483647.5,
                  -2147483648.5,
                  9.3e18,
                  1e-46,
                  3.5e38),
              random -> Double.longBitsToDouble(random.nextLong()),
              i -> i / 4d));

  static NumberDomain of(Class<?> type) {
    NumberDomain domain = DOMAINS.get(type);
    if (domain == null) {
      throw new IllegalArgumentException("no inputs for parameters of " + type);
    }
    return domain;
  }

  @Override
  public int edges() {
    return all.size();
  }

  @Override
  public Object edge(int index) {
    return all.get(index);
  }

  @Override
  public Object random(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> edge(random.nextInt(edges()));
      case 1 -> anyBits.apply(random);
      default -> small.apply(SMALLEST + random.nextInt(SMALLS));
    };
  }
}
