package dev.waymark.term.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Interval;
import dev.waymark.term.Sample;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * All small intervals, against all their values: nothing is left out, and no less is known than
 * was. A rule that becomes too careful changes how often the result is exact.
 */
class IntervalPrecisionTest {
  private static final int FAR = 5;

  /** How many of 4,356 pairs of intervals give the least interval there is; the others more. */
  private static final Map<BinaryOperator, Integer> EXACT =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(BinaryOperator.IADD, 4356),
              Map.entry(BinaryOperator.LADD, 4356),
              Map.entry(BinaryOperator.ISUB, 4356),
              Map.entry(BinaryOperator.LSUB, 4356),
              Map.entry(BinaryOperator.IMUL, 4356),
              Map.entry(BinaryOperator.LMUL, 4356),
              Map.entry(BinaryOperator.IDIV, 3855),
              Map.entry(BinaryOperator.LDIV, 3855),
              Map.entry(BinaryOperator.IREM, 2585),
              Map.entry(BinaryOperator.LREM, 2585),
              Map.entry(BinaryOperator.ISHL, 1671),
              Map.entry(BinaryOperator.LSHL, 1564),
              Map.entry(BinaryOperator.ISHR, 3726),
              Map.entry(BinaryOperator.LSHR, 3726),
              Map.entry(BinaryOperator.IUSHR, 1786),
              Map.entry(BinaryOperator.LUSHR, 1786),
              Map.entry(BinaryOperator.IAND, 2096),
              Map.entry(BinaryOperator.LAND, 2096),
              Map.entry(BinaryOperator.IOR, 411),
              Map.entry(BinaryOperator.LOR, 411),
              Map.entry(BinaryOperator.IXOR, 1414),
              Map.entry(BinaryOperator.LXOR, 1414),
              Map.entry(BinaryOperator.LCMP, 4356)));

  private final Sample s = new Sample();

  private static List<Interval> small() {
    List<Interval> all = new ArrayList<>();
    for (int min = -FAR; min <= FAR; min++) {
      for (int max = min; max <= FAR; max++) {
        all.add(new Interval(min, max));
      }
    }
    return all;
  }

  private static Interval of(
      Term term, Symbol left, Interval first, Symbol right, Interval second) {
    return new Intervals(
            symbol -> symbol == left ? first : symbol == right ? second : symbol.domain())
        .of(term);
  }

  private Symbol symbol(Kind kind, String name) {
    return kind == Kind.LONG ? (name.equals("x") ? s.a : s.b) : name.equals("x") ? s.x : s.y;
  }

  private static boolean isWhole(BinaryOperator operator) {
    return isWhole(operator.left());
  }

  private static boolean isWhole(Kind kind) {
    return kind == Kind.INT || kind == Kind.LONG;
  }

  @Test
  void operatorsAreAsExactAsTheyWere() {
    Map<BinaryOperator, Integer> exact = new EnumMap<>(BinaryOperator.class);
    for (BinaryOperator operator : BinaryOperator.values()) {
      if (isWhole(operator)) {
        exact.put(operator, exact(operator));
      }
    }
    assertEquals(EXACT, exact);
  }

  private int exact(BinaryOperator operator) {
    Symbol left = symbol(operator.left(), "x");
    Symbol right = symbol(operator.right(), "y");
    Term term = s.of(left, operator, right);
    int exact = 0;
    for (Interval first : small()) {
      for (Interval second : small()) {
        Interval found = of(term, left, first, right, second);
        Interval least = least(operator, first, second);
        if (least != null) {
          boolean isSound = found.min() <= least.min() && least.max() <= found.max();
          assertTrue(isSound, () -> operator + " of " + first + " and " + second + ": " + found);
          exact += found.equals(least) ? 1 : 0;
        }
      }
    }
    return exact;
  }

  private static @Nullable Interval least(
      BinaryOperator operator, Interval first, Interval second) {
    Interval least = null;
    for (long a = first.min(); a <= first.max(); a++) {
      for (long b = second.min(); b <= second.max(); b++) {
        if (b != 0 || !operator.needsDivisorCheck()) {
          long value = operator.evaluate(a, b);
          Interval one = new Interval(value, value);
          least = least == null ? one : least.hull(one);
        }
      }
    }
    return least;
  }

  @Test
  void comparisonsOfSmallIntervalsAreDecidedWheneverTheyCanBe() {
    for (Relation relation : Relation.values()) {
      Term term = s.is(s.x, relation, s.y);
      for (Interval first : small()) {
        for (Interval second : small()) {
          Truth expected = null;
          for (long a = first.min(); a <= first.max(); a++) {
            for (long b = second.min(); b <= second.max(); b++) {
              Truth one = Truth.of(relation.holds(Long.compare(a, b)));
              expected = expected == null || expected == one ? one : Truth.UNKNOWN;
            }
          }
          Truth found = Intervals.decide(term, symbol -> symbol == s.x ? first : second);
          assertEquals(expected, found, () -> first + " " + relation + " " + second);
        }
      }
    }
  }

  @Test
  void conversionsOfSmallIntervalsAreExact() {
    for (UnaryOperator operator : UnaryOperator.values()) {
      if (operator.operand() == Kind.INT && isWhole(operator.result())) {
        Term term = s.of(operator, s.x);
        for (Interval first : small()) {
          if (first.min() >= 0) {
            Interval found = new Intervals(symbol -> first).of(term);
            long one = operator.evaluate(first.min());
            long other = operator.evaluate(first.max());
            Interval least = new Interval(Math.min(one, other), Math.max(one, other));
            assertEquals(least, found, () -> operator + " of " + first);
          }
        }
      }
    }
  }
}
