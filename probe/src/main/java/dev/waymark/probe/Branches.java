package dev.waymark.probe;

import dev.waymark.probe.run.Run;
import dev.waymark.probe.run.SelfCheck;
import dev.waymark.probe.shadow.RelationCode;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * Symbolic branches. Entry points of instrumented code. Outcome 0 of a condition is that its jump
 * is taken; outcome 0 of a check is that it passes.
 */
public final class Branches {
  private Branches() {}

  /** A jump if {@code a relation b}. */
  public static void compare(
      int a, int b, @Nullable Shadow left, @Nullable Shadow right, int site, int relation) {
    add(RelationCode.holds(relation, a, b), relation, a, b, left, right, site);
  }

  /** A jump if {@code a relation 0}. */
  public static void zero(int a, @Nullable Shadow left, int site, int relation) {
    add(RelationCode.holds(relation, a, 0), relation, a, 0, left, null, site);
  }

  /** A switch that goes to {@code outcome}. */
  public static void chosen(int key, @Nullable Shadow left, int site, int outcome) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, key, site);
    }
    Run.trace().add(site + outcome, RelationCode.SWITCH, left, null, 0);
  }

  /** An int divisor must not be 0. */
  public static void divisor(int b, @Nullable Shadow right, int site) {
    add(b != 0, RelationCode.NE, b, 0, right, null, site);
  }

  /** A long divisor must not be 0. */
  public static void divisor(long b, @Nullable Shadow right, int site) {
    if (SelfCheck.ON) {
      SelfCheck.compare(right, b, site);
    }
    Run.trace()
        .add(site + (b != 0 ? 0 : 1), b != 0 ? RelationCode.NE : RelationCode.EQ, right, null, 0);
  }

  /** The length of a new array must not be negative. */
  public static void size(int length, @Nullable Shadow shadow, int site) {
    add(length >= 0, RelationCode.GE, length, 0, shadow, null, site);
  }

  /** An index must lie in an array. */
  static void bounds(
      int index, int length, @Nullable Shadow left, @Nullable Shadow right, int site) {
    boolean holds = RelationCode.holds(RelationCode.BELOW, index, length);
    add(holds, RelationCode.BELOW, index, length, left, right, site);
  }

  private static void add(
      boolean holds,
      int relation,
      int a,
      int b,
      @Nullable Shadow left,
      @Nullable Shadow right,
      int site) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, site);
      SelfCheck.compare(right, b, site);
    }
    Run.trace()
        .add(
            site + (holds ? 0 : 1),
            holds ? relation : RelationCode.negated(relation),
            left,
            right,
            left == null ? a : b);
  }
}
