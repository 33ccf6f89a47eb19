package dev.waymark.benchmarks.explore;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tree of the paths of a program whose next branch depends on the branches so far alone. All
 * explicit branches count, also those on values that no input changes.
 */
final class PathTree {
  private final Node root = new Node();
  private int paths;
  private long untaken;

  /**
   * One branch of a path.
   *
   * @param point where the program branches
   * @param outcome which way it took
   * @param outcomes how many ways there are
   */
  record Turn(int point, int outcome, int outcomes) {}

  /** Adds a path; one that is known already changes nothing. Costs its length. */
  void add(List<Turn> path) {
    Node node = root;
    for (Turn turn : path) {
      node = node.follow(turn);
    }
    if (!node.isEnd) {
      node.isEnd = true;
      paths++;
    }
  }

  /** How many different paths were added. */
  int paths() {
    return paths;
  }

  /** How many partial paths leave the tree: those that only their last branch keeps out of it. */
  long untaken() {
    return untaken;
  }

  private final class Node {
    private final Map<Turn, Node> next = new HashMap<>();
    private boolean isEnd;

    Node follow(Turn turn) {
      if (next.isEmpty()) {
        untaken += turn.outcomes();
      }
      return next.computeIfAbsent(turn, this::grow);
    }

    private Node grow(Turn turn) {
      untaken--;
      return new Node();
    }
  }
}
