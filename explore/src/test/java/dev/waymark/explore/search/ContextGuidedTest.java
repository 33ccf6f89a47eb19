package dev.waymark.explore.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContextGuidedTest {
  private static Branch branch(String method, int point, int outcome) {
    return Simulation.points(method).get(point).branches().get(outcome);
  }

  private static PartialPath flip(Branch to, Branch... before) {
    Trail trail = null;
    for (Branch each : before) {
      trail = new Trail(trail, each);
    }
    Input input = Input.of(List.of(), Assignment.builder().build());
    return new PartialPath(
        input, null, trail, before.length + 1, to.outcome(), new Aim(0, to, null));
  }

  private static Strategy strategy(String choice, String method) {
    Surroundings given = new Surroundings(new Coverage(List.of()), Simulation.territory(method), 1);
    return SearchChoice.parse(choice).make(given);
  }

  /** Figure 1: b5 is tried once for the paths through b4, and once for that through b3. */
  @Test
  void theSameContextIsTakenOnceAndAnotherAgain() {
    Branch b1 = branch("total", 0, 0);
    Branch b2 = branch("total", 0, 1);
    Branch b3 = branch("total", 1, 0);
    Branch b4 = branch("total", 1, 1);
    Branch b5 = branch("total", 2, 0);
    PartialPath first = flip(b5, b1, b4);
    PartialPath second = flip(b5, b2, b4);
    PartialPath third = flip(b5, b2, b3);
    Strategy strategy = strategy("context-guided:k=2", "total");
    strategy.add(List.of(first, second, third), 0);
    List<Trail> taken = new ArrayList<>();
    taken.add(strategy.next().trail());
    taken.add(strategy.next().trail());
    assertTrue(taken.contains(third.trail()), "the path through b3 should be among them");
    assertEquals(1, strategy.size());
  }

  /** Figure 5: what is around a branch tells nothing, and what is before does. */
  @Test
  void contextsLeaveOutWhatEveryPathTakes() {
    List<Branch> around = List.of(branch("nested", 1, 0), branch("nested", 2, 0));
    Branch inner = branch("nested", 3, 0);
    PartialPath one = flip(inner, branch("nested", 0, 0), around.get(0), around.get(1));
    PartialPath other = flip(inner, branch("nested", 0, 1), around.get(0), around.get(1));
    Territory territory = Simulation.territory("nested");
    assertNotEquals(hash(one, territory, "METHOD"), hash(other, territory, "METHOD"));
    assertEquals(hash(one, territory, "NONE"), hash(other, territory, "NONE"));
  }

  private static long hash(PartialPath flip, Territory territory, String scope) {
    Dominance dominance = territory.dominance(Dominance.Scope.valueOf(scope));
    return new Context(flip, dominance).upTo(2, dominance);
  }

  @Test
  void aLongerContextIsTheSameInOneStepOrInMany() {
    Dominance none = Simulation.territory("total").dominance(Dominance.Scope.NONE);
    PartialPath flip = flip(branch("total", 2, 0), branch("total", 0, 0), branch("total", 1, 1));
    Context slow = new Context(flip, none);
    for (int k = 1; k < 5; k++) {
      assertEquals(new Context(flip, none).upTo(k, none), slow.upTo(k, none));
    }
  }

  @Test
  void branchesAroundACallDominateThoseOfTheCalledMethod() {
    Territory territory = Simulation.territory("caller");
    BranchPoint inner = Simulation.points("helper").get(0);
    Dominance calls = territory.dominance(Dominance.Scope.CALLS);
    assertTrue(calls.dominates(branch("caller", 1, 0), inner.branches().get(0)));
    assertFalse(calls.dominates(branch("caller", 0, 0), inner.branches().get(0)));
    assertFalse(calls.dominates(branch("caller", 1, 1), inner.branches().get(0)));
    Dominance method = territory.dominance(Dominance.Scope.METHOD);
    assertFalse(method.dominates(branch("caller", 1, 0), inner.branches().get(0)));
  }
}
