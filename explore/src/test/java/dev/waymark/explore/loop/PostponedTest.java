package dev.waymark.explore.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.search.Aim;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Wanted;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Input;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import org.junit.jupiter.api.Test;

class PostponedTest {
  private static final Branch COVERED = branch(0);
  private static final Branch UNCOVERED = branch(1);

  private final Postponed postponed =
      new Postponed(
          new Wanted() {
            @Override
            public boolean isWanted(Branch branch) {
              return branch.equals(UNCOVERED);
            }

            @Override
            public int count() {
              return 1;
            }
          });

  private static Branch branch(int outcome) {
    return new Branch(new MethodRef("T", "m", "()V"), 1, 0, outcome, "b");
  }

  private static PartialPath path(int lane, Branch branch) {
    Input input = Input.of(List.of(), Assignment.EMPTY);
    return new PartialPath(input, null, null, 1, 0, new Aim(lane, branch, null));
  }

  @Test
  void whatLeadsToUncoveredCodeComesFirst() {
    postponed.add(path(1, COVERED));
    postponed.add(path(2, UNCOVERED));
    postponed.add(path(3, UNCOVERED));

    assertEquals(2, postponed.next().aim().lane());
    assertEquals(3, postponed.next().aim().lane());
    assertEquals(1, postponed.next().aim().lane());
    assertEquals(0, postponed.size());
  }

  @Test
  void whileOthersWaitTurnsAreRare() {
    postponed.add(path(1, COVERED));
    postponed.add(path(2, COVERED));
    int turns = 0;
    while (!postponed.takesTurn(5)) {
      turns++;
    }
    assertTrue(turns > 100, () -> "turns are not rare");

    postponed.next();

    assertFalse(postponed.takesTurn(5));
    assertTrue(postponed.takesTurn(0));
  }
}
