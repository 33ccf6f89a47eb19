package dev.waymark.validation.java17;

import java.util.List;

/** Text blocks, var, private interface methods, and resources declared before the try. */
public final class NewerSyntax {
  private NewerSyntax() {}

  interface Greeting {
    String name();

    default String greet() {
      return decorate("hello " + name());
    }

    private String decorate(String text) {
      return mark() + text + mark();
    }

    private static char mark() {
      return '*';
    }
  }

  static final class Gate implements AutoCloseable {
    final StringBuilder log = new StringBuilder();

    @Override
    public void close() {
      log.append("closed");
    }
  }

  public static String textBlock(int a) {
    String text =
        """
        first "%d"
          second\tline \
        joined
        """;
    return String.format(text, a);
  }

  public static String privateInterfaceMethod(String a) {
    Greeting greeting = () -> a;
    return greeting.greet();
  }

  public static int varInLoops(int[] a) {
    var sum = 0;
    for (var value : a) {
      var twice = value * 2L;
      sum += twice;
    }
    return sum;
  }

  public static String effectivelyFinalResource(int a) {
    Gate gate = new Gate();
    try (gate) {
      gate.log.append(10 / a);
    } catch (ArithmeticException e) {
      gate.log.append("failed");
    }
    return gate.log.toString();
  }

  public static int immutableList(int a) {
    var list = List.of(a, a + 1);
    try {
      list.set(0, 1);
      return -1;
    } catch (UnsupportedOperationException e) {
      return list.get(1);
    }
  }
}
