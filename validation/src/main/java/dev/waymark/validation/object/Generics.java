package dev.waymark.validation.object;

import java.util.ArrayList;
import java.util.List;

/** Erasure: bridge methods, and the casts that javac inserts. */
public final class Generics {
  private Generics() {}

  interface Measure<T> {
    int of(T value);
  }

  static final class TextLength implements Measure<String> {
    @Override
    public int of(String value) {
      return value.length();
    }
  }

  static class Box<T extends Comparable<T>> {
    T value;

    Box(T value) {
      this.value = value;
    }

    T larger(T other) {
      return value.compareTo(other) >= 0 ? value : other;
    }

    Box<T> self() {
      return this;
    }
  }

  static final class IntBox extends Box<Integer> implements Comparable<IntBox> {
    IntBox(int value) {
      super(value);
    }

    /** Overrides by a bridge that casts. */
    @Override
    Integer larger(Integer other) {
      return super.larger(other) + 1;
    }

    /** A covariant result makes a bridge, too. */
    @Override
    IntBox self() {
      return this;
    }

    @Override
    public int compareTo(IntBox other) {
      return Integer.compare(value, other.value);
    }
  }

  public static int bridge(String a) {
    Measure<String> measure = new TextLength();
    return measure.of(a);
  }

  /** The bridge's cast fails. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int bridgeRefuses(int a) {
    Measure measure = new TextLength();
    return measure.of(a > 0 ? (Object) "text" : (Object) a);
  }

  public static int overridesWithBridge(int a, int b) {
    Box<Integer> box = new IntBox(a);
    return box.larger(b) + box.self().value;
  }

  /** The cast is at the use, not where the wrong element went in. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  public static int pollutedHeap(int a) {
    List<Integer> numbers = new ArrayList<>();
    ((List) numbers).add(a > 3 ? (Object) "text" : (Object) a);
    return numbers.get(0) + numbers.size();
  }

  public static int librarySorts(int a, int b, int c) {
    List<IntBox> boxes = new ArrayList<>();
    boxes.add(new IntBox(a));
    boxes.add(new IntBox(b));
    boxes.add(new IntBox(c));
    java.util.Collections.sort(boxes);
    return boxes.get(1).value;
  }

  public static <T extends Comparable<T>> int genericMethod(String a, String b) {
    return pick(a, b).length() + pick(3, 4);
  }

  private static <T extends Comparable<T>> T pick(T a, T b) {
    return a.compareTo(b) < 0 ? a : b;
  }
}
