package dev.waymark.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.targets.Helping;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UncoveredFirstTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Helping.class))));

  private final MethodModel method = PROGRAM.require(Helping.class.getName()).require("careful");
  private final List<Branch> branches =
      method.branchPoints().stream().flatMap(point -> point.branches().stream()).toList();
  private final Coverage coverage = new Coverage(branches);
  private final UncoveredFirst strategy = new UncoveredFirst(coverage);

  private static PartialPath flip(int lane, Branch branch, int length) {
    Input input = Input.of(List.of(), Assignment.builder().build());
    return new PartialPath(input, null, null, length, 0, new Aim(lane, branch, null));
  }

  private void cover(Branch branch) {
    coverage.cover(branch);
  }

  private static List<Integer> lengths(Strategy strategy) {
    List<Integer> lengths = new ArrayList<>();
    while (strategy.size() > 0) {
      lengths.add(strategy.next().length());
    }
    return lengths;
  }

  @Test
  void flipsToCoveredBranchesWaitButAreNotForgotten() {
    cover(branches.get(0));
    for (int i = 1; i <= 3; i++) {
      strategy.append(flip(0, branches.get(0), i));
      strategy.append(flip(0, branches.get(1), 10 + i));
    }
    assertEquals(List.of(11, 12, 13, 1, 3, 2), lengths(strategy));
  }

  @Test
  void everyFourthPathIsAnother() {
    cover(branches.get(0));
    strategy.append(flip(0, branches.get(0), 1));
    for (int i = 11; i <= 14; i++) {
      strategy.append(flip(0, branches.get(1), i));
    }
    assertEquals(List.of(11, 12, 13, 1, 14), lengths(strategy));
  }

  @Test
  void everyFourthPathTakesAnotherWayInAModel() {
    MethodRef model = new MethodRef("dev/waymark/library/Strings", "any", "()V");
    strategy.append(flip(0, new Branch(model, 0, 0, 0, "in a model"), 1));
    for (int i = 11; i <= 13; i++) {
      strategy.append(flip(0, branches.get(0), i));
    }
    assertEquals(List.of(11, 1, 12, 13), lengths(strategy));
  }

  @Test
  void branchesAndLanesTakeTurns() {
    for (int i = 1; i <= 2; i++) {
      strategy.append(flip(0, branches.get(0), i));
    }
    strategy.append(flip(0, branches.get(1), 11));
    strategy.append(flip(1, branches.get(0), 21));
    assertEquals(List.of(1, 11, 21, 2), lengths(strategy));
  }

  @Test
  void whatWaitsGivesTheSameOrderAgainWhateverIsCoveredMeanwhile() {
    for (int i = 1; i <= 6; i++) {
      strategy.append(flip(i % 2, branches.get(i % 3 == 0 ? 1 : 0), i));
    }
    List<PartialPath> before = strategy.waiting();
    cover(branches.get(0));
    UncoveredFirst again = new UncoveredFirst(coverage);
    before.forEach(again::append);
    assertEquals(strategy.waiting(), again.waiting());
    assertEquals(lengths(strategy), lengths(again));
  }
}
