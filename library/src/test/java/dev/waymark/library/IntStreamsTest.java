package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.library.java.lang.CharSequenceModel;
import dev.waymark.library.java.lang.StringModel;
import dev.waymark.library.java.util.ArraysModel;
import dev.waymark.library.java.util.stream.IntStreamModel;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Streams of numbers do what the JDK's do, in the same order. */
class IntStreamsTest {
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
      String expected = trace(seed, new JdkSources());
      assertEquals(expected, trace(seed, new ModelledSources()), "seed " + seed);
    }
  }

  private static String trace(int seed, Sources sources) {
    Random random = new Random(seed);
    List<String> log = new ArrayList<>();
    try {
      IntStream stream = source(random, sources);
      new IntPipelines(random, log).run(stream);
    } catch (RuntimeException e) {
      log.add(e.toString());
    }
    return String.join("\n", log);
  }

  private static IntStream source(Random random, Sources sources) {
    int[] array = random.ints(random.nextInt(6), -3, 4).toArray();
    return switch (random.nextInt(7)) {
      case 0 -> sources.chars(new String(new char[random.nextInt(5)]).replace('\0', 'c') + "ab");
      case 1 -> sources.builder(new StringBuilder("xyx"));
      case 2 -> sources.range(random.nextInt(5) - 2, random.nextInt(5));
      case 3 -> sources.rangeClosed(random.nextInt(5) - 2, random.nextInt(5));
      case 4 -> sources.part(array, random.nextInt(3), random.nextInt(7) - 1);
      case 5 -> sources.of(random.nextInt(5));
      default -> sources.array(array);
    };
  }

  @Test
  void rangesGoToTheLastNumberThereIs() {
    IntStream last = IntStreamModel.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE);
    assertTrue(Arrays.equals(new int[] {Integer.MAX_VALUE - 1, Integer.MAX_VALUE}, last.toArray()));
    assertEquals(
        (1L << 32) - 1, IntStreamModel.range(Integer.MIN_VALUE, Integer.MAX_VALUE).count());
    assertEquals(
        1L << 32, IntStreamModel.rangeClosed(Integer.MIN_VALUE, Integer.MAX_VALUE).count());
  }

  @Test
  void aStreamIsUsedOnce() {
    IntStream stream = IntStreamModel.range(0, 3);
    assertEquals(3, stream.sum());
    IllegalStateException thrown = assertThrows(IllegalStateException.class, stream::sum);
    IntStream plain = IntStream.range(0, 3);
    assertEquals(3, plain.sum());
    assertEquals(
        assertThrows(IllegalStateException.class, plain::sum).getMessage(), thrown.getMessage());
  }

  @Test
  void aStreamWhoseSourceIsClosedSaysSo() {
    assertEquals(closed(IntStream.range(0, 3)), closed(IntStreamModel.range(0, 3)));
  }

  private static String closed(IntStream stream) {
    List<String> log = new ArrayList<>();
    IntStream next = stream.onClose(() -> log.add("closed")).map(n -> n + 1);
    stream.close();
    stream.close();
    log.add(assertThrows(IllegalStateException.class, next::sum).getMessage());
    return log.toString();
  }

  /** Where streams come from. */
  private interface Sources {
    IntStream chars(String text);

    IntStream builder(StringBuilder builder);

    IntStream range(int first, int end);

    IntStream rangeClosed(int first, int last);

    IntStream part(int[] array, int from, int to);

    IntStream of(int element);

    IntStream array(int[] array);
  }

  private record JdkSources() implements Sources {
    @Override
    public IntStream chars(String text) {
      return text.chars();
    }

    @Override
    public IntStream builder(StringBuilder builder) {
      return builder.chars();
    }

    @Override
    public IntStream range(int first, int end) {
      return IntStream.range(first, end);
    }

    @Override
    public IntStream rangeClosed(int first, int last) {
      return IntStream.rangeClosed(first, last);
    }

    @Override
    public IntStream part(int[] array, int from, int to) {
      return Arrays.stream(array, from, to);
    }

    @Override
    public IntStream of(int element) {
      return IntStream.of(element);
    }

    @Override
    public IntStream array(int[] array) {
      return IntStream.of(array);
    }
  }

  private record ModelledSources() implements Sources {
    @Override
    public IntStream chars(String text) {
      return StringModel.chars((String) Carrying.make(text));
    }

    @Override
    public IntStream builder(StringBuilder builder) {
      return CharSequenceModel.chars((StringBuilder) Carrying.make(builder));
    }

    @Override
    public IntStream range(int first, int end) {
      return IntStreamModel.range(first, end);
    }

    @Override
    public IntStream rangeClosed(int first, int last) {
      return IntStreamModel.rangeClosed(first, last);
    }

    @Override
    public IntStream part(int[] array, int from, int to) {
      return ArraysModel.stream(array, from, to);
    }

    @Override
    public IntStream of(int element) {
      return IntStreamModel.of(element);
    }

    @Override
    public IntStream array(int[] array) {
      return IntStreamModel.of(array);
    }
  }
}
