package dev.waymark.instrument;

import static dev.waymark.instrument.ConnectiveMutant.and;
import static dev.waymark.instrument.ConnectiveMutant.no;
import static dev.waymark.instrument.ConnectiveMutant.or;
import static dev.waymark.instrument.ConnectiveMutant.yes;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.instrument.ConnectiveMutant.Spec;
import dev.waymark.instrument.ConnectiveMutant.When;
import dev.waymark.instrument.ConnectiveMutant.Whole;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Theorem 2 for mutants of connectives, which are compiled. */
class ConnectiveMutantsTest {
  private static final List<Whole> OF_AND =
      List.of(x -> or(x.get(0), x.get(1)), x -> x.get(0), x -> x.get(1), x -> yes(), x -> no());

  private static final List<Whole> OF_OR =
      List.of(x -> and(x.get(0), x.get(1)), x -> x.get(0), x -> x.get(1), x -> yes(), x -> no());

  /** Of {@code a || (b && c)}. */
  private static final List<Whole> OF_OR_WITH_AND =
      List.of(
          x -> and(x.get(0), and(x.get(1), x.get(2))),
          x -> x.get(0),
          x -> and(x.get(1), x.get(2)),
          x -> yes(),
          x -> no(),
          x -> or(x.get(0), or(x.get(1), x.get(2))),
          x -> or(x.get(0), x.get(1)),
          x -> or(x.get(0), x.get(2)),
          x -> or(x.get(0), yes()),
          x -> or(x.get(0), no()));

  @Test
  void theyAreKilledWhereTheirLabelsAreCovered() {
    List<BitSet> killed = new ArrayList<>();
    Whole both = x -> and(x.get(0), x.get(1));
    Spec first = new Spec(0, 2, When.FALSE);
    Spec second = new Spec(1, 2, When.FALSE);
    killed.addAll(killers("decide", List.of(first, second), both, OF_AND));
    Whole nested = x -> or(x.get(0), and(x.get(1), x.get(2)));
    Spec a = new Spec(2, 1, When.TRUE);
    Spec b = new Spec(3, 1, When.FALSE);
    Spec c = new Spec(4, 2, When.FALSE);
    killed.addAll(killers("decide", List.of(a, b, c), nested, OF_OR_WITH_AND));
    Spec small = new Spec(5, 2, When.FALSE);
    Spec positive = new Spec(6, 1, When.FALSE);
    killed.addAll(killers("decide", List.of(small, positive), both, OF_AND));
    assertSame(killed, "decide");
  }

  @Test
  void aFirstConditionMayCall() {
    Spec calls = new Spec(0, 2, When.FALSE);
    Spec pure = new Spec(1, 1, When.FALSE);
    Whole both = x -> and(x.get(0), x.get(1));
    assertSame(killers("call", List.of(calls, pure), both, OF_AND), "call");
  }

  @Test
  void aFirstConditionMayBeAboutAReference() {
    Spec calls = new Spec(0, 2, When.TRUE);
    Spec pure = new Spec(1, 2, When.FALSE);
    Whole either = x -> or(x.get(0), x.get(1));
    assertSame(killers("find", List.of(calls, pure), either, OF_OR), "find");
  }

  private static List<BitSet> killers(
      String method, List<Spec> leaves, Whole original, List<Whole> mutants) {
    List<List<Integer>> before = ConnectiveMutant.notes(method, leaves, original);
    List<BitSet> killed = new ArrayList<>();
    for (Whole mutant : mutants) {
      killed.add(Mutant.differing(before, ConnectiveMutant.notes(method, leaves, mutant)));
    }
    return killed;
  }

  private static void assertSame(List<BitSet> killed, String method) {
    assertEquals(texts(killed), texts(new LabelCoverage(method, "wm:cor").measure().values()));
  }

  private static List<String> texts(Collection<BitSet> inputs) {
    return inputs.stream().map(BitSet::toString).sorted().toList();
  }
}
