package dev.waymark.benchmarks.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.benchmarks.explore.PathTree.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {
  private final PathTree tree = new PathTree();

  @Test
  void aTreeCountsPathsOnceAndTheWaysThatLeaveIt() {
    Turn left = new Turn(0, 0, 2);
    Turn second = new Turn(2, 1, 3);
    tree.add(List.of(left, second));
    tree.add(List.of(left, second));
    assertEquals(1, tree.paths());
    assertEquals(3, tree.untaken());
    tree.add(List.of(new Turn(0, 1, 2)));
    assertEquals(2, tree.paths());
    assertEquals(2, tree.untaken());
  }

  @Test
  void tritypeHasThePathsOfThePaper() {
    IndependentReplay replay = new IndependentReplay(ExploreSubject.tritype());
    for (int a = 0; a <= 4; a++) {
      for (int b = 0; b <= 4; b++) {
        for (int c = 0; c <= 4; c++) {
          tree.add(replay.run(a, b, c));
        }
      }
    }
    assertEquals(14, tree.paths());
    assertEquals(21, tree.untaken());
  }

  /** Each condition is met and not met, whatever the layer and the others. */
  @Test
  void tcasHasNearlyAsManyPathsAsThatOfThePaper() {
    IndependentReplay replay = new IndependentReplay(ExploreSubject.tcas());
    int[] separations = {300, 850, 2_000};
    for (int i = 0; i < 1 << 9; i++) {
      for (int own = 0; own <= 2; own++) {
        for (int up : separations) {
          for (int down : separations) {
            tree.add(tcas(replay, i, own, up, down));
          }
        }
      }
    }
    assertEquals(164, tree.paths());
    assertEquals(2_542, tree.untaken());
  }

  private static List<Turn> tcas(IndependentReplay replay, int choices, int own, int up, int down) {
    int separation = 600 + bit(choices, 0);
    int rate = 600 + bit(choices, 1);
    int layer = bit(choices, 2) + 2 * bit(choices, 3);
    return replay.run(
        separation,
        bit(choices, 4),
        bit(choices, 5),
        own,
        rate,
        1,
        layer,
        up,
        down,
        bit(choices, 6),
        bit(choices, 7),
        bit(choices, 8));
  }

  private static int bit(int bits, int index) {
    return bits >> index & 1;
  }

  @Test
  void aSwitchHasAnOutcomeForEachDifferentTarget() {
    IndependentReplay replay = new IndependentReplay(ExploreSubject.utf8(3));
    List<Turn> path = replay.run((Object) new int[] {0xED, 0x80, 0x80});
    List<Turn> turns = path.stream().filter(turn -> turn.outcomes() > 2).toList();
    assertEquals(List.of(5), turns.stream().map(Turn::outcomes).toList());
    assertEquals(List.of(1), turns.stream().map(Turn::outcome).toList());
  }

  @Test
  void aPathThatEndsInAnExceptionIsAPath() {
    IndependentReplay replay = new IndependentReplay(ExploreSubject.merge(1));
    tree.add(replay.run(null, null));
    assertEquals(1, tree.paths());
    assertEquals(0, tree.untaken());
  }
}
