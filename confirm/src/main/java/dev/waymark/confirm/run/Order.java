package dev.waymark.confirm.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;

/**
 * An order that depends on a seed, a direction and a turn alone; JUnit makes the object. Test
 * classes for the same file stay together, and each of them is the first of them at some turn: it
 * may be the one that initializes what they share.
 */
public final class Order implements MethodOrderer, ClassOrderer {
  static final String SEED = "waymark.order.seed";
  static final String DIRECTION = "waymark.order.direction";
  static final String TURN = "waymark.order.turn";

  /** Whether the order is that of the seed or its reverse. */
  public enum Direction {
    FORWARD,
    BACKWARD
  }

  @Override
  public void orderMethods(MethodOrdererContext context) {
    order(
        context.getMethodDescriptors(),
        Comparator.comparing(each -> each.getMethod().getName()),
        key -> context.getConfigurationParameter(key).orElseThrow());
  }

  @Override
  public void orderClasses(ClassOrdererContext context) {
    Function<String, String> parameters =
        key -> context.getConfigurationParameter(key).orElseThrow();
    List<ClassDescriptor> all = new ArrayList<>(context.getClassDescriptors());
    order(all, Comparator.comparing(each -> each.getTestClass().getName()), parameters);
    Map<String, List<ClassDescriptor>> files = new LinkedHashMap<>();
    all.forEach(
        each ->
            files
                .computeIfAbsent(file(each.getTestClass().getName()), key -> new ArrayList<>())
                .add(each));
    List<ClassDescriptor> ordered = new ArrayList<>();
    for (List<ClassDescriptor> file : files.values()) {
      file.sort(Comparator.comparing(each -> each.getTestClass().getName()));
      Collections.rotate(file, -Integer.parseInt(parameters.apply(TURN)));
      ordered.addAll(file);
    }
    context.getClassDescriptors().sort(Comparator.comparing(ordered::indexOf));
  }

  /**
   * What tells the source file that the test class {@code name} is about: names of tests begin with
   * that of the class, and names of classes with that of their file.
   */
  public static String file(String name) {
    int simple = name.lastIndexOf('.') + 1;
    return name.substring(0, simple)
        + name.substring(simple).replaceFirst("(?<=.)(_|Waymark).*", "");
  }

  private static <T> void order(
      List<T> tests, Comparator<? super T> byName, Function<String, String> parameters) {
    tests.sort(byName);
    Collections.shuffle(tests, new java.util.Random(Long.parseLong(parameters.apply(SEED))));
    String direction = parameters.apply(DIRECTION).toUpperCase(Locale.ROOT);
    if (Direction.valueOf(direction) == Direction.BACKWARD) {
      Collections.reverse(tests);
    }
  }
}
