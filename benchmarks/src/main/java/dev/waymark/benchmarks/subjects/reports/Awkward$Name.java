package dev.waymark.benchmarks.subjects.reports;

import java.util.function.IntPredicate;

/** A dollar sign in the name, lambdas, a constructor that branches, and unfriendly messages. */
@SuppressWarnings("UnicodeInCode") // names of other scripts are what it is for
public final class Awkward$Name {
  private final int größe;

  /** Refuses sizes below zero, with what XML 1.0 cannot say. */
  public Awkward$Name(int größe) {
    if (größe < 0) {
      throw new IllegalArgumentException("<\u0000&\"']]>\u001b\uffff|`\n\ud800 größe");
    }
    this.größe = größe;
  }

  /** A lambda that branches. */
  public boolean istGroß(int grenze) {
    IntPredicate istGrößer = each -> each > grenze && each != 7;
    return istGrößer.test(größe);
  }

  /** An assertion that does not hold, and an exception that nobody declares. */
  public static int teile(int a, int b) {
    assert a != 42 : "<42> & \u0001";
    return a / b;
  }

  /** A switch, and a check that cannot fail. */
  public static String name(int zahl) {
    String name =
        switch (zahl) {
          case 1 -> "<eins>";
          case 2 -> "zwei|`";
          default -> "viele";
        };
    return name.isEmpty() ? "nie" : name;
  }
}
