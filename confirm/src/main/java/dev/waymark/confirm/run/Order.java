package dev.waymark.confirm.run;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;

/** An order that depends on a seed and a direction alone; JUnit makes the object. */
public final class Order implements MethodOrderer, ClassOrderer {
  static final String SEED = "waymark.order.seed";
  static final String DIRECTION = "waymark.order.direction";

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
    order(
        context.getClassDescriptors(),
        Comparator.comparing(each -> each.getTestClass().getName()),
        key -> context.getConfigurationParameter(key).orElseThrow());
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
