package dev.waymark.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.branch.Branch;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankingTest {
  private static Branch branch(String method, int point, int outcome) {
    return Simulation.points(method).get(point).branches().get(outcome);
  }

  private static int distance(Territory territory, Branch from, Branch wanted) {
    FlowGraph flow = territory.flow();
    return flow.distances(new Coverage(List.of(wanted)))[flow.target(from)];
  }

  @Test
  void aDistanceIsTheNumberOfBranchesToTakeUpToTheWantedOne() {
    Territory territory = Simulation.territory("nested");
    Branch inner = branch("nested", 3, 0);
    assertEquals(1, distance(territory, branch("nested", 2, 0), inner));
    assertEquals(2, distance(territory, branch("nested", 1, 0), inner));
    assertEquals(3, distance(territory, branch("nested", 0, 1), inner));
    assertTrue(distance(territory, branch("nested", 1, 1), inner) > 100);
  }

  @Test
  void aBranchThatWasTriedInVainCountsAsFurtherAway() {
    Surroundings given =
        new Surroundings(
            new Coverage(List.of(branch("nested", 3, 0))), Simulation.territory("nested"), 1);
    Strategy strategy = SearchChoice.parse("cfg").make(given);
    Branch near = branch("nested", 2, 0);
    Branch far = branch("nested", 1, 0);
    for (int i = 1; i <= 5; i++) {
      strategy.append(flip(near, i));
    }
    strategy.append(flip(far, 9));
    int before = 0;
    while (!far.equals(strategy.next().aim().branch())) {
      before++;
    }
    assertTrue(before == 1 || before == 2, before + " tries before another branch");
  }

  private static PartialPath flip(Branch to, int length) {
    Input input = Input.of(List.of(), Assignment.builder().build());
    return new PartialPath(input, null, null, length, to.outcome(), new Aim(0, to, null));
  }

  @Test
  void theWayLeadsIntoCalledMethodsAndBack() {
    Territory territory = Simulation.territory("caller");
    assertEquals(1, distance(territory, branch("caller", 1, 0), branch("helper", 0, 0)));
    assertEquals(2, distance(territory, branch("caller", 0, 0), branch("helper", 0, 0)));
  }

  @Test
  void statementsDependOnBranchesThroughOthersAndThroughCalls() {
    Dependents nested = Simulation.territory("nested").dependents();
    int outer = nested.of(branch("nested", 1, 0)).statements();
    int middle = nested.of(branch("nested", 2, 0)).statements();
    int inner = nested.of(branch("nested", 3, 0)).statements();
    assertTrue(outer > middle && middle > inner && inner > 0, outer + " " + middle + " " + inner);
    assertEquals(0, nested.of(branch("nested", 1, 1)).statements());
    Dependents calls = Simulation.territory("caller").dependents();
    int helper = Simulation.method("helper").code().statements().size();
    assertTrue(calls.of(branch("caller", 1, 0)).statements() > helper);
    assertTrue(calls.of(branch("caller", 0, 0)).statements() < helper);
  }

  @Test
  void aBranchPromisesTheWantedOnesThatDependOnItAFewTimes() {
    List<Branch> all =
        List.of(branch("nested", 1, 0), branch("nested", 2, 0), branch("nested", 3, 0));
    Promise promise =
        new Promise(new Surroundings(new Coverage(all), Simulation.territory("nested"), 1));
    promise.update();
    assertEquals(-2, promise.of(aim(all.get(0)), 0));
    assertEquals(-1, promise.of(aim(all.get(1)), 3));
    assertEquals(0, promise.of(aim(all.get(2)), 0));
    assertEquals(Ranked.Ranking.LAST, promise.of(aim(all.get(0)), 4));
    assertEquals(Ranked.Ranking.LAST, promise.of(aim(branch("nested", 1, 1)), 0));
  }

  private static Aim aim(Branch branch) {
    return new Aim(0, branch, null);
  }
}
