package dev.waymark.generalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.exhaustive.PartialPath;
import dev.waymark.generalize.exhaustive.ShortestPaths;
import dev.waymark.generalize.exhaustive.ShortestPaths.Checks;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.samples.PaperPrograms;
import dev.waymark.generalize.word.Alphabet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of paper 003. */
class PaperTest {
  /** Section 3.7, and Table 4: 511 shortest infeasible paths of at most 20 tests, one family. */
  @Test
  void onePathOfGcdGeneralizesToAllOthers() {
    try (Ground ground = Ground.of(PaperPrograms.class, "gcd", 0)) {
      List<PartialPath> paths =
          ground.search(new ShortestPaths.Limits(20, 10_000, Checks.PASS)).infeasible();
      assertEquals(511, paths.size());
      List<int[]> words = new ArrayList<>();
      for (PartialPath path : paths) {
        words.add(ground.record(path).word(Alphabet.BRANCHES, ground.symbols()));
      }
      for (int i = 0; i < paths.size(); i += 73) {
        Family family =
            ground
                .family(paths.get(i), Precision.MINIMAL, ground.automata(Alphabet.BRANCHES))
                .orElseThrow();
        PathAutomaton automaton = family.automaton();
        assertEquals(511, words.stream().filter(automaton::accepts).count(), family.toString());
      }
    }
  }

  @Test
  void figureOne() {
    try (Ground ground = Ground.of(PaperPrograms.class, "factorial", 0)) {
      List<PartialPath> paths =
          ground.search(new ShortestPaths.Limits(8, 10_000, Checks.PASS)).infeasible();
      for (PartialPath path : paths) {
        Family family =
            ground
                .family(path, Precision.MINIMAL, ground.automata(Alphabet.BRANCHES))
                .orElseThrow();
        System.out.println(path.outcomes());
        family.explanation().constraints().forEach(System.out::println);
        System.out.println(family.chain());
        System.out.println(family.automaton());
        System.out.println(
            ground
                .family(path, Precision.MINIMAL, ground.automata(Alphabet.STATEMENTS))
                .orElseThrow()
                .automaton());
      }
      assertTrue(!paths.isEmpty());
    }
  }
}
