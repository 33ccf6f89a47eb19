package dev.waymark.generalize.random;

import dev.waymark.generalize.Family;
import dev.waymark.generalize.Ground;
import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.exhaustive.OutcomeSequence;
import dev.waymark.generalize.exhaustive.ShortestPaths;
import dev.waymark.generalize.exhaustive.ShortestPaths.Checks;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.term.Symbol;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;

/** Compares what families recognize with what is feasible. */
final class FamilyCheck {
  private static final int INPUTS = 150;
  private static final int MOST_PATHS = 20;

  private final BiFunction<Ground, Alphabet, AutomatonBuilder> builders;
  private final StringBuilder wrong = new StringBuilder();
  private int families;
  private int ungeneralized;
  private int recognized;
  private int feasible;

  FamilyCheck() {
    this((ground, alphabet) -> new AutomatonBuilder(ground.flows(), ground.symbols(), alphabet));
  }

  FamilyCheck(BiFunction<Ground, Alphabet, AutomatonBuilder> builders) {
    this.builders = builders;
  }

  String wrong() {
    return wrong.toString();
  }

  int families() {
    return families;
  }

  /** How many other infeasible paths were recognized. */
  int recognized() {
    return recognized;
  }

  @Override
  public String toString() {
    return families
        + " families, "
        + recognized
        + " other infeasible and "
        + feasible
        + " feasible paths, "
        + ungeneralized
        + " paths not generalized";
  }

  void check(Ground ground, String program) {
    ShortestPaths.Found found =
        ground.search(new ShortestPaths.Limits(8, MOST_PATHS, Checks.BRANCH));
    for (Alphabet alphabet : Alphabet.values()) {
      List<int[]> runs = runs(ground, alphabet);
      found.feasible().forEach(each -> runs.add(word(ground, each, alphabet)));
      feasible += runs.size();
      List<int[]> others = new ArrayList<>();
      found.infeasible().forEach(each -> others.add(word(ground, each, alphabet)));
      AutomatonBuilder builder = builders.apply(ground, alphabet);
      for (int i = 0; i < found.infeasible().size(); i++) {
        Precision precision = i % 2 == 0 ? Precision.CORE : Precision.MINIMAL;
        Optional<Family> family = ground.family(found.infeasible().get(i), precision, builder);
        if (family.isEmpty()) {
          ungeneralized++;
        } else {
          families++;
          check(ground, program, family.get(), runs, others);
        }
      }
    }
  }

  private void check(
      Ground ground, String program, Family family, List<int[]> runs, List<int[]> others) {
    recognized += (int) others.stream().filter(family.automaton()::accepts).count() - 1;
    for (int[] run : runs) {
      if (wrong.isEmpty() && family.automaton().accepts(run)) {
        wrong.append(program).append(family).append('\n');
        for (int letter : run) {
          wrong.append(ground.symbols().get(letter)).append(' ');
        }
      }
    }
  }

  private static int[] word(Ground ground, OutcomeSequence path, Alphabet alphabet) {
    return ground.record(path).word(alphabet, ground.symbols());
  }

  private static List<int[]> runs(Ground ground, Alphabet alphabet) {
    Random random = new Random(7);
    List<int[]> runs = new ArrayList<>();
    for (int i = 0; i < INPUTS; i++) {
      Assignment.Builder numbers = Assignment.builder();
      for (Symbol each : ground.inputs()) {
        numbers.put(each, random.nextInt(7) - 3);
      }
      runs.add(ground.word(numbers.build(), alphabet));
    }
    return runs;
  }
}
