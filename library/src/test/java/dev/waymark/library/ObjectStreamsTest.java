package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.library.java.util.CollectionModel;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Streams of objects do what the JDK's do, in the same order. */
class ObjectStreamsTest {
  private static final int TRIALS = 20_000;

  @BeforeEach
  void begin() {
    Probe.begin(RunLimits.DEFAULT);
  }

  @AfterEach
  void end() {
    Probe.end();
  }

  @Test
  void pipelinesHaveTheResultsAndEffectsOfTheJdk() {
    for (int seed = 0; seed < TRIALS; seed++) {
      String expected = trace(seed, Collection::stream);
      assertEquals(expected, trace(seed, ObjectStreamsTest::modelled), "seed " + seed);
    }
  }

  @SuppressWarnings("unchecked") // the stream of a list has its elements
  private static Stream<String> modelled(Collection<String> list) {
    return (Stream<String>) CollectionModel.stream(list);
  }

  @Test
  void listsOfTheJdkHaveStreamsOfOurs() {
    for (List<String> each : List.of(new ArrayList<>(List.of("a")), List.of("a", "b"))) {
      assertTrue(modelled(each).getClass().getName().startsWith("dev.waymark."), each.toString());
    }
  }

  private static String trace(int seed, Function<Collection<String>, Stream<String>> source) {
    Random random = new Random(seed);
    List<String> log = new ArrayList<>();
    try {
      List<String> list = list(random);
      Stream<String> stream = source.apply(list);
      for (int i = random.nextInt(4); i > 0; i--) {
        stream = step(stream, random, log, list);
      }
      log.add(Description.of(result(stream, random, log)));
    } catch (RuntimeException e) {
      log.add(e.getClass().getName());
    }
    return String.join("\n", log);
  }

  private static List<String> list(Random random) {
    String[] words = new String[random.nextInt(5)];
    for (int i = 0; i < words.length; i++) {
      words[i] = "abcab".substring(random.nextInt(5));
    }
    return switch (random.nextInt(3)) {
      case 0 -> List.of(words);
      case 1 -> Arrays.asList(words);
      default -> new ArrayList<>(Arrays.asList(words));
    };
  }

  private static Stream<String> step(
      Stream<String> stream, Random random, List<String> log, List<String> list) {
    int length = random.nextInt(5);
    return switch (random.nextInt(14)) {
      case 0, 1, 2 ->
          stream.filter(
              each -> {
                log.add("filter " + each);
                return each.length() > length;
              });
      case 3, 4, 5 ->
          stream.map(
              each -> {
                log.add("map " + each);
                return each + length;
              });
      case 6 -> stream.peek(each -> log.add("peek " + each));
      case 7 -> stream.sorted();
      case 8 -> stream.distinct();
      case 9 -> stream.limit(length);
      case 10 -> stream.skip(length);
      case 11 ->
          stream.peek(
              each -> {
                if (list instanceof ArrayList<String> && each.length() == length) {
                  list.add("more");
                }
              });
      case 12 -> stream.onClose(() -> log.add("closed"));
      default -> stream.takeWhile(each -> each.length() < length);
    };
  }

  private static Object result(Stream<String> stream, Random random, List<String> log) {
    int length = random.nextInt(5);
    return switch (random.nextInt(19)) {
      case 0 -> stream.toList();
      case 1 -> stream.collect(Collectors.toList());
      case 2 -> stream.collect(Collectors.joining(","));
      case 3 -> stream.collect(Collectors.groupingBy(String::length));
      case 4 -> stream.mapToInt(String::length).sum();
      case 5 -> stream.mapToInt(String::length).max();
      case 6 -> stream.count();
      case 7 -> stream.anyMatch(each -> each.length() == length);
      case 8 -> stream.allMatch(each -> each.length() == length);
      case 9 -> stream.noneMatch(each -> each.length() == length);
      case 10 -> stream.findFirst();
      case 11 -> stream.findAny();
      case 12 -> stream.reduce("", (a, b) -> a + "+" + b);
      case 13 -> stream.reduce((a, b) -> a + "-" + b);
      case 14 -> stream.min(Comparator.comparing(String::length));
      case 15 -> stream.max((a, b) -> a.length() - b.length());
      case 16 -> stream.toArray();
      case 17 -> {
        stream.forEach(each -> log.add("each " + each));
        stream.close();
        yield "done";
      }
      default -> {
        Stream<String> unused = stream.filter(each -> true);
        yield stream.toList();
      }
    };
  }
}
