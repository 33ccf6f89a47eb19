package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.frontier.Demand;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/** The demands of one target, the one that is nearest to where runs have been first. */
final class Hunt {
  private final Branch target;
  private final PriorityQueue<Ranked> open =
      new PriorityQueue<>(
          Comparator.comparingDouble(Ranked::distance)
              .thenComparingInt(each -> each.demand().number()));
  private final List<Demand> crossroads = new ArrayList<>();
  private final List<Ranked> all = new ArrayList<>();
  private final Set<Integer> left = new HashSet<>();
  private int steps;

  Hunt(Branch target) {
    this.target = target;
  }

  /** A demand, and how far the nearest run was from what it says, or from what it leads to. */
  record Ranked(Demand demand, double distance) {}

  Branch target() {
    return target;
  }

  /** How many steps back were done. */
  int steps() {
    return steps;
  }

  /** There is one more to go back from. */
  void add(Demand demand, double distance) {
    Ranked ranked = new Ranked(demand, distance);
    open.add(ranked);
    all.add(ranked);
    if (demand.isCrossroad()) {
      crossroads.add(demand);
    }
  }

  /** How much was done, and how much is to be done; there is something. */
  double cost() {
    return (1 + steps) * (1 + open.element().distance());
  }

  boolean isOpen() {
    return !open.isEmpty();
  }

  /** Takes out the nearest; there is one. */
  Ranked next() {
    steps++;
    Ranked next = open.remove();
    left.add(next.demand.number());
    return next;
  }

  /** All that there were, in the order in which they were found. */
  List<Ranked> all() {
    return all;
  }

  /** Whether all that leads to {@code demand} was found. */
  boolean isLeft(Demand demand) {
    return left.contains(demand.number());
  }

  /** Those at which runs may be. */
  List<Demand> crossroads() {
    return crossroads;
  }
}
