package dev.waymark.library;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random steps and a result, with every call of a function in a log. */
final class IntPipelines {
  private static final int MOST_STEPS = 5;

  private final Random random;
  private final List<String> log;

  IntPipelines(Random random, List<String> log) {
    this.random = random;
    this.log = log;
  }

  void run(IntStream source) {
    IntStream stream = source;
    for (int i = random.nextInt(MOST_STEPS); i > 0; i--) {
      IntStream before = stream;
      stream = step(before);
      log.add("same " + (stream == before) + ", parallel " + stream.isParallel());
      if (random.nextInt(200) == 0) {
        stream = before;
      }
    }
    log.add("result " + result(stream));
  }

  @SuppressWarnings("NullAway") // null is refused
  private IntPredicate condition(String name) {
    int modulus = 2 + random.nextInt(3);
    boolean isNull = random.nextInt(50) == 0;
    return isNull
        ? null
        : n -> {
          log.add(name + " " + n);
          if (n == -3 && modulus == 2) {
            throw new IllegalArgumentException(name);
          }
          return n % modulus != 0;
        };
  }

  private IntStream step(IntStream stream) {
    return switch (random.nextInt(14)) {
      case 0, 1 -> stream.filter(condition("filter"));
      case 2 ->
          stream.map(
              n -> {
                log.add("map " + n);
                return 3 - n / 2;
              });
      case 3 -> stream.peek(n -> log.add("peek " + n));
      case 4 -> stream.limit(random.nextInt(5) - (random.nextInt(20) == 0 ? 5 : 0));
      case 5 -> stream.skip(random.nextInt(4) - (random.nextInt(20) == 0 ? 4 : 0));
      case 6 -> stream.sorted();
      case 7 -> stream.distinct();
      case 8 -> stream.takeWhile(condition("take"));
      case 9 -> stream.dropWhile(condition("drop"));
      case 10 -> stream.unordered();
      case 11 -> stream.sequential().onClose(() -> log.add("closed"));
      case 12 -> stream.boxed().mapToInt(n -> n + 1);
      default -> stream.flatMap(n -> IntStream.range(0, n % 3));
    };
  }

  private Object result(IntStream stream) {
    return switch (random.nextInt(20)) {
      case 0 -> stream.sum();
      case 1 -> stream.min();
      case 2 -> stream.max();
      case 3 -> stream.count();
      case 4 -> stream.anyMatch(condition("any"));
      case 5 -> stream.allMatch(condition("all"));
      case 6 -> stream.noneMatch(condition("none"));
      case 7 -> stream.findFirst();
      case 8 -> stream.findAny();
      case 9 -> stream.reduce(5, (a, b) -> a - 2 * b);
      case 10 -> stream.reduce((a, b) -> a - 2 * b);
      case 11 -> stream.average();
      case 12 -> stream.summaryStatistics();
      case 13 -> Arrays.toString(stream.asLongStream().toArray());
      case 14 -> stream.mapToObj(n -> "<" + n + ">").collect(Collectors.joining());
      case 15 -> stream.iterator().hasNext();
      case 16 -> stream.collect(StringBuilder::new, StringBuilder::append, StringBuilder::append);
      case 17 -> closed(stream);
      case 18 -> forEach(stream);
      default -> Arrays.toString(stream.toArray());
    };
  }

  private String forEach(IntStream stream) {
    stream.forEach(n -> log.add("each " + n));
    return "done";
  }

  private String closed(IntStream stream) {
    stream.close();
    stream.forEachOrdered(n -> log.add("each " + n));
    return "not closed";
  }
}
