package dev.waymark.benchmarks.executor;

import java.lang.invoke.MethodType;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A method of {@link ExecutorCases}, and the arguments of a batch of calls, made anew for each. */
record ExecutorCase(String name, String method, MethodType type, Supplier<Object[][]> batch) {
  private static final int TRIANGLES = 5000;
  private static final int LONGEST_SIDE = 4;
  private static final int ARRAYS = 10;
  private static final int LENGTH = 300;
  private static final Object[][] MIXED = triangles();

  static final List<ExecutorCase> ALL =
      List.of(
          new ExecutorCase("triangle", "triangle", of(int.class, 3), () -> MIXED),
          new ExecutorCase("int loop", "intLoop", of(int.class, 1), () -> same(1, 7)),
          new ExecutorCase("long loop", "longLoop", of(long.class, 1), () -> same(1, 7L)),
          new ExecutorCase(
              "sort int[300]",
              "sort",
              MethodType.methodType(int.class, int[].class),
              ExecutorCase::arrays),
          new ExecutorCase("recursion", "fibonacci", of(int.class, 1), () -> same(10, 20)),
          new ExecutorCase("fields, calls", "accounts", of(int.class, 1), () -> same(10, 5)));

  /** The case that measures {@code method}. */
  static ExecutorCase of(String method) {
    return ALL.stream().filter(each -> each.method.equals(method)).findFirst().orElseThrow();
  }

  private static MethodType of(Class<?> type, int parameters) {
    return MethodType.methodType(type, Collections.nCopies(parameters, type));
  }

  private static Object[][] same(int calls, Object argument) {
    return Stream.generate(() -> new Object[] {argument}).limit(calls).toArray(Object[][]::new);
  }

  /** Of all kinds: on a single one, compilers would leave out the code for the others. */
  private static Object[][] triangles() {
    Random random = new Random(1);
    return Stream.generate(() -> new Object[] {side(random), side(random), side(random)})
        .limit(TRIANGLES)
        .toArray(Object[][]::new);
  }

  private static Object side(Random random) {
    return random.nextInt(LONGEST_SIDE + 1);
  }

  private static Object[][] arrays() {
    return Stream.generate(() -> new Object[] {new Random(1).ints(LENGTH).toArray()})
        .limit(ARRAYS)
        .toArray(Object[][]::new);
  }
}
