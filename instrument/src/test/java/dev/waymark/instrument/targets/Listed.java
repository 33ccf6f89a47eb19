package dev.waymark.instrument.targets;

import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Member;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A class that looks at its own members. */
@SuppressWarnings({"serial", "MissingSerialVersionUID"})
public class Listed implements Serializable {
  /** A constant. */
  public static final int LIMIT = 3;

  /** A field that keeps a shadow. */
  public int number;

  private final double fixed = 2.5;

  /** An interface, whose members are public. */
  public interface Named extends IntUnaryOperator {
    /** A constant. */
    int LARGEST = 8;

    /** Makes one that captures a number. */
    static Named plus(int more) {
      return x -> x + more;
    }
  }

  /** What reflection finds, sorted. */
  public static List<String> members() {
    return Stream.of(
            names(Listed.class.getFields()),
            names(Listed.class.getDeclaredFields()),
            names(Listed.class.getMethods()),
            names(Listed.class.getDeclaredMethods()),
            names(Named.class.getFields()),
            names(Named.class.getDeclaredMethods()))
        .toList();
  }

  private static String names(Member[] members) {
    return Arrays.stream(members).map(Member::getName).sorted().collect(Collectors.joining(" "));
  }

  /** The serial version, which nobody has written down. */
  public static long serialVersion() {
    return ObjectStreamClass.lookup(Listed.class).getSerialVersionUID();
  }

  /** Whether there is a field {@code name}. */
  public static boolean has(String name) {
    try {
      return Listed.class.getDeclaredField(name).getName().equals(name);
    } catch (NoSuchFieldException e) {
      return false;
    }
  }

  /** Uses all members. */
  public double sum(int more) {
    return Named.plus(more).applyAsInt(number) + fixed;
  }
}
