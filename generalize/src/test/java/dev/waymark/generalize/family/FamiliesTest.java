package dev.waymark.generalize.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.generalize.Family;
import dev.waymark.generalize.Ground;
import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.automaton.Reach;
import dev.waymark.generalize.exhaustive.OutcomeSequence;
import dev.waymark.generalize.exhaustive.ShortestPaths;
import dev.waymark.generalize.exhaustive.ShortestPaths.Checks;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.samples.LoopPrograms;
import dev.waymark.generalize.word.Alphabet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The union of families recognizes what one of them does. */
class FamiliesTest {
  private static final int SHAPE = 0;
  private static final int OTHER_SHAPE = 1;

  private final Ground ground = Ground.of(LoopPrograms.class, "least", 3);
  private final List<PathAutomaton> automata = new ArrayList<>();
  private final List<int[]> words = new ArrayList<>();

  FamiliesTest() {
    ShortestPaths.Found found = ground.search(new ShortestPaths.Limits(7, 100, Checks.PASS));
    AutomatonBuilder builder =
        new AutomatonBuilder(ground.flows(), ground.symbols(), Alphabet.BRANCHES);
    for (OutcomeSequence each : found.infeasible()) {
      ground
          .family(each, Precision.SHRUNK, builder)
          .map(Family::automaton)
          .ifPresent(automata::add);
    }
    List<OutcomeSequence> all = new ArrayList<>(found.infeasible());
    all.addAll(found.feasible());
    all.forEach(each -> words.add(ground.record(each).word(Alphabet.BRANCHES, ground.symbols())));
  }

  @AfterEach
  void close() {
    ground.close();
  }

  @Test
  void theUnionRecognizesWhatOneOfItsFamiliesDoes() {
    Families families = new Families(100_000);
    automata.forEach(each -> families.add(each, SHAPE));
    assertTrue(automata.size() > 5, automata.size() + " families");
    int recognized = 0;
    for (int[] word : words) {
      boolean isInOne = automata.stream().anyMatch(each -> each.accepts(word));
      assertEquals(isInOne, families.recognize(word, SHAPE));
      recognized += isInOne ? 1 : 0;
    }
    assertTrue(recognized >= automata.size() && recognized < words.size());
  }

  @Test
  void familiesThatRestOnTheShapeSayNothingOfOthers() {
    Families families = new Families(100_000);
    automata.forEach(each -> families.add(each, SHAPE));
    for (int[] word : words) {
      boolean isInOne =
          automata.stream().anyMatch(each -> each.reach() == Reach.ALL && each.accepts(word));
      assertEquals(isInOne, families.recognize(word, OTHER_SHAPE));
    }
  }

  @Test
  void theOldestFamiliesAreGivenUpFirst() {
    Families families = new Families(5);
    automata.forEach(each -> families.add(each, SHAPE));
    words.forEach(each -> families.recognize(each, SHAPE));
    int epoch = families.epoch();
    assertTrue(families.shrink());
    assertEquals(automata.size(), families.size() + families.givenUp());
    assertTrue(families.givenUp() > 0 && families.size() > 0);
    assertNotEquals(epoch, families.epoch());
    PathAutomaton last = automata.get(automata.size() - 1);
    for (int[] word : words) {
      assertTrue(!last.accepts(word) || families.recognize(word, SHAPE));
    }
  }
}
