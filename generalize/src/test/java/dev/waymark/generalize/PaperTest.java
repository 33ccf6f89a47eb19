package dev.waymark.generalize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.generalize.automaton.Language;
import dev.waymark.generalize.automaton.PathAutomaton;
import dev.waymark.generalize.chain.InfeasibleChain;
import dev.waymark.generalize.chain.ProtectedCells;
import dev.waymark.generalize.exhaustive.OutcomeSequence;
import dev.waymark.generalize.exhaustive.ShortestPaths;
import dev.waymark.generalize.exhaustive.ShortestPaths.Checks;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.generalize.samples.PaperLetters;
import dev.waymark.generalize.samples.PaperPrograms;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.path.Cell;
import dev.waymark.program.ir.Local;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The examples of paper 003. Conditions are reversed in bytecode: outcome 1 is true. */
class PaperTest {
  /** {@code a b c- e+ f e- g+}, Table 1. */
  private static final OutcomeSequence FIGURE_TWO = new OutcomeSequence(List.of(0, 1, 0, 1));

  private static Family family(Ground ground, OutcomeSequence path, Alphabet alphabet) {
    return ground.family(path, Precision.MINIMAL, ground.automata(alphabet)).orElseThrow();
  }

  /** Section 3.1.3: the indexes 1, 4 and 7 of the path. */
  @Test
  void theChainHasTheStatementsThatContradictEachOther() {
    try (Ground ground = Ground.of(PaperPrograms.class, "factorial", 0)) {
      MoveSequence path = ground.record(FIGURE_TWO);
      InfeasibleChain chain = family(ground, FIGURE_TWO, Alphabet.BRANCHES).chain();
      List<Move> moves = chain.places().stream().map(path::move).toList();
      assertEquals(List.of("a", "e+", "g+"), PaperLetters.of(moves));
      assertFalse(chain.isOfShape());
    }
  }

  /** Table 2, which leaves out the loop counter, though the condition of the loop reads it. */
  @Test
  void whatTheStatementsShareIsProtectedBetweenThem() {
    try (Ground ground = Ground.of(PaperPrograms.class, "factorial", 0)) {
      MoveSequence path = ground.record(FIGURE_TWO);
      InfeasibleChain chain = family(ground, FIGURE_TWO, Alphabet.BRANCHES).chain();
      assertEquals(Set.of("x", "abs", "i"), locals(path, chain, "a", "e"));
      assertEquals(Set.of("x"), locals(path, chain, "e", "g"));
    }
  }

  /** The variables that are protected on the way from one letter of the paper to another. */
  private static Set<String> locals(
      MoveSequence path, InfeasibleChain chain, String from, String to) {
    for (int i = 1; i < chain.places().size(); i++) {
      String before = PaperLetters.of(path.move(chain.places().get(i - 1)));
      if (before.equals(from) && PaperLetters.of(path.move(chain.places().get(i))).equals(to)) {
        return names(chain.gaps().get(i));
      }
    }
    throw new IllegalStateException("no way from " + from + " to " + to);
  }

  private static Set<String> names(ProtectedCells cells) {
    Set<String> names = new TreeSet<>();
    for (Cell each : cells.cells()) {
      if (each instanceof Cell.Slot slot && slot.variable() instanceof Local local) {
        names.add(List.of("x", "abs", "i", "res").get(local.index()));
      }
    }
    return names;
  }

  /** Figure 3. */
  @Test
  void theAutomatonRecognizesEveryNumberOfTurns() {
    try (Ground ground = Ground.of(PaperPrograms.class, "factorial", 0)) {
      PathAutomaton automaton = family(ground, FIGURE_TWO, Alphabet.STATEMENTS).automaton();
      List<String> words = new ArrayList<>();
      for (List<Integer> word : Language.of(automaton, 55)) {
        words.add(String.join(" ", PaperLetters.of(ground, word)));
      }
      words.sort(Comparator.comparingInt(String::length));
      assertEquals(
          List.of("a b c- e+ f e- g+", "a b c- e+ f e+ f e- g+", "a b c- e+ f e+ f e+ f e- g+"),
          words);
    }
  }

  @Test
  void branchesAloneSayTheSame() {
    try (Ground ground = Ground.of(PaperPrograms.class, "factorial", 0)) {
      PathAutomaton automaton = family(ground, FIGURE_TWO, Alphabet.BRANCHES).automaton();
      List<String> words = new ArrayList<>();
      for (List<Integer> word : Language.of(automaton, 7)) {
        words.add(String.join(" ", PaperLetters.of(ground, word)));
      }
      words.sort(Comparator.comparingInt(String::length));
      assertEquals(List.of("c- e+ e- g+", "c- e+ e+ e- g+", "c- e+ e+ e+ e- g+"), words);
    }
  }

  /** Section 3.7: the explanation has every statement of the last turn, and the test before it. */
  @Test
  void onePathOfGcdGeneralizesToAllOthers() {
    try (Ground ground = Ground.of(PaperPrograms.class, "gcd", 0)) {
      List<OutcomeSequence> paths =
          ground.search(new ShortestPaths.Limits(12, 10_000, Checks.PASS)).infeasible();
      assertEquals(31, paths.size());
      List<int[]> words = new ArrayList<>();
      for (OutcomeSequence path : paths) {
        words.add(ground.record(path).word(Alphabet.BRANCHES, ground.symbols()));
      }
      for (int i = 0; i < paths.size(); i += 6) {
        Family family = family(ground, paths.get(i), Alphabet.BRANCHES);
        MoveSequence path = ground.record(paths.get(i));
        List<Move> moves = family.chain().places().stream().map(path::move).toList();
        assertEquals(
            List.of("a+", "b+", "c", "d", "e", "f", "a-"),
            PaperLetters.of(moves),
            family.toString());
        assertEquals(31, words.stream().filter(family.automaton()::accepts).count());
      }
    }
  }

  /**
   * Table 4: all 511 paths of at most 20 tests, told by one family that comes from the shortest.
   */
  @Test
  void theAutomatonOfTheShortestPathOfGcdRecognizesAll() {
    try (Ground ground = Ground.of(PaperPrograms.class, "gcd", 0)) {
      OutcomeSequence shortest = new OutcomeSequence(List.of(1, 1, 0));
      PathAutomaton automaton = family(ground, shortest, Alphabet.BRANCHES).automaton();
      List<List<Integer>> words = Language.of(automaton, 1 + 20);
      assertEquals(511, words.size());
      for (List<Integer> word : words) {
        List<String> letters = PaperLetters.of(ground, word);
        assertEquals(List.of("b+", "a-"), letters.subList(letters.size() - 2, letters.size()));
      }
    }
  }
}
