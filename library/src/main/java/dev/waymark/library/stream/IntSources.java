package dev.waymark.library.stream;

import dev.waymark.library.Builders;
import dev.waymark.library.number.Lengths;
import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.stream.IntStream;

/** Where streams of numbers come from. */
public final class IntSources {
  private static final Traits ORDERED = new Traits(null, EnumSet.of(Trait.ORDERED));
  private static final Traits RISING =
      new Traits(null, EnumSet.of(Trait.ORDERED, Trait.SORTED, Trait.DISTINCT));

  private IntSources() {}

  /** The characters of a string; nothing is decided of its length but by who asks for more. */
  public static IntStream chars(String text) {
    char[] carried = Text.carried(text);
    char[] characters = carried == null ? text.toCharArray() : carried;
    return new IntPipe(
        ORDERED.sized(() -> characters.length),
        sink -> push(characters, characters.length, sink),
        text::chars);
  }

  /** The characters of a builder when the stream is used. */
  public static IntStream chars(CharSequence builder) {
    return new IntPipe(
        ORDERED.sized(builder::length),
        sink -> {
          String before = builder.toString();
          char[] characters = Builders.chars(builder);
          push(characters, characters.length, sink);
          if (!builder.toString().equals(before)) {
            Symbolic.lose();
          }
        },
        builder::chars);
  }

  private static void push(char[] characters, int end, IntSink sink) {
    sink.begin();
    for (int i = 0; !sink.isDone() && i < end; i++) {
      sink.accept(characters[i]);
    }
    sink.end();
  }

  /** The elements of an array when they are asked for. */
  public static IntStream array(int[] array) {
    int length = array.length;
    return array(array, 0, length);
  }

  private static IntStream array(int[] array, int start, int end) {
    return new IntPipe(
        ORDERED.sized(() -> end - start),
        sink -> {
          sink.begin();
          for (int i = start; !sink.isDone() && i < end; i++) {
            sink.accept(array[i]);
          }
          sink.end();
        },
        () -> Arrays.stream(array, Symbolic.concrete(start), Symbolic.concrete(end)));
  }

  /** The elements of a part of an array. */
  public static IntStream part(int[] array, int from, int to) {
    int start = Numbers.pin(from);
    int end = Numbers.pin(to);
    int length = Lengths.fix(array, array.length);
    return Lengths.isRange(start, end, length)
        ? array(array, start, end)
        : Arrays.stream(array, start, end);
  }

  /** The numbers from {@code first} to below {@code end}. */
  public static IntStream range(int first, int end) {
    if (first >= end) {
      return empty();
    }
    return ofNumbers(
        Symbolic.isSymbolic(first) || Symbolic.isSymbolic(end),
        new IntPipe(
            RISING.sized(() -> (long) end - first),
            sink -> {
              sink.begin();
              for (int i = first; !sink.isDone() && i < end; i++) {
                sink.accept(i);
              }
              sink.end();
            },
            () -> IntStream.range(Symbolic.concrete(first), Symbolic.concrete(end))));
  }

  /** The numbers from {@code first} to {@code last}. */
  public static IntStream rangeClosed(int first, int last) {
    if (first > last) {
      return empty();
    }
    return ofNumbers(
        Symbolic.isSymbolic(first) || Symbolic.isSymbolic(last),
        new IntPipe(
            RISING.sized(() -> (long) last - first + 1),
            sink -> {
              sink.begin();
              for (long i = first; !sink.isDone() && i <= last; i++) {
                sink.accept((int) i);
              }
              sink.end();
            },
            () -> IntStream.rangeClosed(Symbolic.concrete(first), Symbolic.concrete(last))));
  }

  private static IntStream ofNumbers(boolean isSymbolic, IntPipe pipe) {
    pipe.origin.meet(isSymbolic);
    return pipe;
  }

  /** No numbers. */
  public static IntStream empty() {
    return new IntPipe(
        ORDERED.without(Trait.ORDERED).sized(() -> 0),
        sink -> {
          sink.begin();
          sink.end();
        },
        IntStream::empty);
  }
}
