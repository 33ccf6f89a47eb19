package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.IndependencePair;
import dev.waymark.program.label.IndependencePair.Cause;
import dev.waymark.program.label.IndependencePairs;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** On all suites of two inputs, labels and their pairs show what the definition of MC/DC says. */
class IndependenceTest {
  @Test
  void pairsOfLabelsShowConditionsToMatterAsTheDefinitionSays() {
    check(new LabelCoverage("decide", "mcdc"), NaiveIndependence.ofDecide(), Cause.UNIQUE);
  }

  @Test
  void whereUniqueCauseDoesNotShowItMaskingMay() {
    check(new LabelCoverage("mask", "mcdc"), NaiveIndependence.ofMask(), Cause.values());
  }

  @Test
  void conditionsThatCallAreShownToMatterToo() {
    check(new LabelCoverage("call", "mcdc"), NaiveIndependence.ofCall(), Cause.UNIQUE);
  }

  private static void check(LabelCoverage coverage, NaiveIndependence naive, Cause... expected) {
    Map<String, BitSet> covering = coverage.measure();
    Collection<IndependencePairs> pairs = coverage.pairs().values();
    EnumSet<Cause> causes = EnumSet.noneOf(Cause.class);
    for (int i = 0; i < LabelCoverage.inputs().size(); i++) {
      for (int j = 0; j <= i; j++) {
        Set<Integer> suite = new TreeSet<>(Set.copyOf(List.of(i, j)));
        List<Optional<Cause>> shown = naive.shown(suite);
        assertEquals(shown, shown(pairs, covering, suite), "inputs " + suite);
        shown.forEach(each -> each.ifPresent(causes::add));
      }
    }
    assertTrue(causes.containsAll(List.of(expected)), "only " + causes);
  }

  private static List<Optional<Cause>> shown(
      Collection<IndependencePairs> all, Map<String, BitSet> covering, Set<Integer> suite) {
    List<Optional<Cause>> shown = new ArrayList<>();
    for (IndependencePairs pairs : all) {
      shown.add(
          pairs.pairs().stream()
              .filter(pair -> covers(covering, suite, pair.whenTrue().label()))
              .filter(pair -> covers(covering, suite, pair.whenFalse().label()))
              .map(IndependencePair::cause)
              .findFirst());
    }
    return shown;
  }

  private static boolean covers(Map<String, BitSet> covering, Set<Integer> suite, Branch label) {
    BitSet inputs = covering.getOrDefault(label.label(), new BitSet());
    return suite.stream().anyMatch(inputs::get);
  }
}
