package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.input.Bounds;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Arguments as reflection takes them: boxes, null, and arrays of such or of primitives. */
record Arguments(List<@Nullable Object> values) {
  static Arguments of(@Nullable Object... values) {
    return new Arguments(Arrays.asList(values));
  }

  /** As many arrays as in these, all of them new. */
  @Nullable Object[] copy() {
    return values.stream().map(Arguments::copy).toArray();
  }

  private static @Nullable Object copy(@Nullable Object value) {
    if (value == null || !value.getClass().isArray()) {
      return value;
    }
    int length = Array.getLength(value);
    Object copy = Array.newInstance(value.getClass().getComponentType(), length);
    for (int i = 0; i < length; i++) {
      Array.set(copy, i, copy(Array.get(value, i)));
    }
    return copy;
  }

  /** Whether an exploration within {@code bounds} may meet these; arrays here are never shared. */
  boolean isWithin(Bounds bounds, Entry entry) {
    List<String> names = entry.parameterNames();
    for (int i = 0; i < values.size(); i++) {
      if (!isWithin(values.get(i), bounds.longestArray(), bounds.ranges().get(names.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWithin(
      @Nullable Object value, int longest, Bounds.@Nullable Range range) {
    if (value == null || (range == null && !value.getClass().isArray())) {
      return true;
    }
    if (!value.getClass().isArray()) {
      long number = bits(value);
      return range == null || (range.min() <= number && number <= range.max());
    }
    boolean isWithin = Array.getLength(value) <= longest;
    for (int i = 0; isWithin && i < Array.getLength(value); i++) {
      isWithin = isWithin(Array.get(value, i), longest, range);
    }
    return isWithin;
  }

  /** These for a target JVM. */
  Input input(Entry entry, Terms terms) {
    Assignment.Builder numbers = Assignment.builder();
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      String type = entry.parameterTypes().get(i);
      shapes.add(shape("input" + i, type, values.get(i), terms, numbers));
    }
    return Input.of(shapes, numbers.build());
  }

  private static Shape shape(
      String name, String type, @Nullable Object value, Terms terms, Assignment.Builder numbers) {
    if (value == null) {
      return new Shape.Null();
    }
    if (!type.startsWith("[")) {
      Shape.Scalar scalar = Shape.Scalar.of(terms, name, type);
      Symbol symbol = scalar.symbol();
      numbers.put(symbol, bits(value));
      return scalar;
    }
    List<Shape> elements = new ArrayList<>();
    for (int i = 0; i < Array.getLength(value); i++) {
      String place = name + "[" + i + "]";
      elements.add(shape(place, type.substring(1), Array.get(value, i), terms, numbers));
    }
    return new Shape.Array(type, elements);
  }

  private static long bits(Object value) {
    if (value instanceof Double number) {
      return Double.doubleToLongBits(number);
    }
    if (value instanceof Float number) {
      return Float.floatToIntBits(number);
    }
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    return value instanceof Character unit ? unit : ((Number) value).longValue();
  }

  @Override
  public String toString() {
    return values.stream().map(Arguments::show).collect(Collectors.joining(", "));
  }

  private static String show(@Nullable Object value) {
    if (value instanceof Character unit) {
      return "(char) " + (int) unit;
    }
    if (value == null || !value.getClass().isArray()) {
      return String.valueOf(value);
    }
    return IntStream.range(0, Array.getLength(value))
        .mapToObj(i -> show(Array.get(value, i)))
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
