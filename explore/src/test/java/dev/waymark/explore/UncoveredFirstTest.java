package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.targets.Helping;
import dev.waymark.instrument.SiteTable;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.host.Outcome;
import dev.waymark.term.Assignment;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UncoveredFirstTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(placeOf(Helping.class))));

  private final MethodModel method = PROGRAM.require(Helping.class.getName()).require("careful");
  private final BranchCoverage coverage = new BranchCoverage(List.of(method), new SiteTable());
  private final List<Branch> branches = List.copyOf(coverage.objectives().keySet());
  private final UncoveredFirst strategy = new UncoveredFirst(coverage);

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Pending flip(int lane, Branch branch, int length) {
    Input input = Input.of(List.of(), Assignment.builder().build());
    return new Pending(input, null, length, 0, new Aim(lane, branch, null));
  }

  private void cover(Branch branch) {
    Input input = Input.of(List.of(), Assignment.builder().build());
    Outcome outcome = Outcome.lost("", dev.waymark.target.host.Failure.at("", ""));
    List<Branch> taken = List.of(branch);
    coverage.restore(Entry.of(method), new TestCase(1, input, outcome, 0, taken, taken));
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
      strategy.push(flip(0, branches.get(0), i));
      strategy.push(flip(0, branches.get(1), 10 + i));
    }
    assertEquals(List.of(11, 12, 13, 1, 3, 2), lengths(strategy));
  }

  @Test
  void everyFourthPathIsAnother() {
    cover(branches.get(0));
    strategy.push(flip(0, branches.get(0), 1));
    for (int i = 11; i <= 14; i++) {
      strategy.push(flip(0, branches.get(1), i));
    }
    assertEquals(List.of(11, 12, 13, 1, 14), lengths(strategy));
  }

  @Test
  void everyFourthPathTakesAnotherWayInAModel() {
    MethodRef model = new MethodRef("dev/waymark/library/Strings", "any", "()V");
    strategy.push(flip(0, new Branch(model, 0, 0, 0, "in a model"), 1));
    for (int i = 11; i <= 13; i++) {
      strategy.push(flip(0, branches.get(0), i));
    }
    assertEquals(List.of(11, 1, 12, 13), lengths(strategy));
  }

  @Test
  void branchesAndLanesTakeTurns() {
    for (int i = 1; i <= 2; i++) {
      strategy.push(flip(0, branches.get(0), i));
    }
    strategy.push(flip(0, branches.get(1), 11));
    strategy.push(flip(1, branches.get(0), 21));
    assertEquals(List.of(1, 11, 21, 2), lengths(strategy));
  }

  @Test
  void whatWaitsGivesTheSameOrderAgainWhateverIsCoveredMeanwhile() {
    for (int i = 1; i <= 6; i++) {
      strategy.push(flip(i % 2, branches.get(i % 3 == 0 ? 1 : 0), i));
    }
    List<Pending> before = strategy.waiting();
    cover(branches.get(0));
    UncoveredFirst again = new UncoveredFirst(coverage);
    before.forEach(again::append);
    assertEquals(strategy.waiting(), again.waiting());
    assertEquals(lengths(strategy), lengths(again));
  }
}
