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
 * @param covers the branches of the entry that it was the first to take
 */
public record TestCase(int number, Input input, Outcome outcome, int depth, List<Branch> covers) {
  public TestCase {
    covers = List.copyOf(covers);
  }
}
