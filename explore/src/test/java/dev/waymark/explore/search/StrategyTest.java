package dev.waymark.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrategyTest {
  private static final int ALL = Integer.MAX_VALUE;

  static Stream<String> all() {
    return Stream.concat(
        Strategies.all().stream().map(StrategyKind::name),
        Stream.of("dfs:depth=4", "context-guided:k=2", "context-guided:dominators=none"));
  }

  /** All but auto, which forgets when it is written what it passes over when it is not. */
  static Stream<String> single() {
    return all().filter(name -> !Set.of("auto", "bidirectional").contains(name));
  }

  private static List<String> runs(String strategy, int depth) {
    return new Simulation(strategy, "total", depth, 7).run(ALL);
  }

  @Test
  void depthFirstTakesTheLastBranchOfTheLastPath() {
    assertEquals(List.of("TTT", "TTF", "TFT", "TFF", "FTT", "FTF", "FFT", "FFF"), runs("dfs", 3));
  }

  @Test
  void boundedDepthFirstLeavesWhatIsFurtherDownForTheEnd() {
    assertEquals(
        List.of("TTT", "TFT", "FTT", "FFT", "FFF", "FTF", "TFF", "TTF"), runs("dfs:depth=2", 3));
  }

  @Test
  void breadthFirstTakesTheFirstBranchesOfAllPaths() {
    assertEquals(List.of("TTT", "FTT", "TFT", "FFT", "TTF", "FTF", "TFF", "FFF"), runs("bfs", 3));
  }

  @Test
  void generationalTakesAllBranchesOfAPathBeforeThoseOfItsChildren() {
    assertEquals(
        List.of("TTT", "FTT", "TFT", "TTF", "FFT", "FTF", "TFF", "FFF"), runs("generational", 3));
  }

  @Test
  void randomBranchStaysOnTheLastPath() {
    List<String> runs = runs("random-branch", 6);
    for (int i = 1; i < 7; i++) {
      String before = runs.get(i - 1);
      int flipped = runs.get(i).lastIndexOf('F');
      assertEquals(before.substring(0, flipped), runs.get(i).substring(0, flipped));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyPathIsRunOnce(String strategy) {
    List<String> runs = runs(strategy, 6);
    assertEquals(64, runs.size());
    assertEquals(64, Set.copyOf(runs).size());
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSameSeedGivesTheSameChoices(String strategy) {
    assertEquals(runs(strategy, 6), runs(strategy, 6));
  }

  @ParameterizedTest
  @ValueSource(strings = {"context-guided", "random-branch", "uniform-random", "cfg", "carfast"})
  void anotherSeedGivesOthers(String strategy) {
    assertNotEquals(runs(strategy, 6), new Simulation(strategy, "total", 6, 8).run(ALL));
  }

  @ParameterizedTest
  @MethodSource("single")
  void whatIsWrittenDownGoesOnAsItWouldHave(String strategy) {
    for (int pause : new int[] {1, 5, 13, 40}) {
      Simulation simulation = new Simulation(strategy, "total", 6, 7);
      simulation.run(pause);
      simulation.renew();
      assertEquals(runs(strategy, 6), simulation.run(ALL), "after " + pause);
    }
  }

  @Test
  void autoLosesNoPathWhenItIsWrittenDown() {
    Simulation simulation = new Simulation("auto", "total", 6, 7);
    for (int pause = 0; pause < 20; pause++) {
      simulation.run(3);
      simulation.renew();
    }
    assertEquals(64, Set.copyOf(simulation.run(ALL)).size());
    assertEquals(64, simulation.run(0).size());
  }

  @Test
  void contextGuidedFlipsToEachBranchOnceAndThenInOtherContexts() {
    List<String> runs = runs("context-guided", 3);
    Set<Integer> flipped = new TreeSet<>();
    runs.subList(1, 4).forEach(run -> flipped.add(run.lastIndexOf('F')));
    assertEquals(Set.of(0, 1, 2), flipped);
    assertEquals(8, runs.size());
  }
}
