package dev.waymark.explore;

import dev.waymark.program.branch.Branch;
import dev.waymark.target.Input;
import dev.waymark.target.host.Outcome;
import java.util.List;

/**
 * An input and what it did.
 *
 * @param number from 1, in the order of discovery
 * @param depth how many symbolic branches its path has
 * @param covers the branches that it is named for: those that it was the first to take
 * @param covered all branches to be covered that it takes
 */
public record TestCase(
    int number,
    Input input,
    Outcome outcome,
    int depth,
    List<Branch> covers,
    List<Branch> covered) {
  public TestCase {
    covers = List.copyOf(covers);
    covered = List.copyOf(covered);
  }

  /** This test with another outcome. */
  TestCase ending(Outcome other) {
    return new TestCase(number, input, other, depth, covers, covered);
  }

  /** This test with another number, named for other branches. */
  TestCase named(int place, List<Branch> branches) {
    return new TestCase(place, input, outcome, depth, branches, covered);
  }
}
