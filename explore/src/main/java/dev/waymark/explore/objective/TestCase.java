package dev.waymark.explore.objective;

import dev.waymark.program.branch.Branch;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Observation;
import dev.waymark.target.wire.Outcome;
import java.util.List;

/**
 * An input and what it did.
 *
 * @param number from 1, in the order of discovery
 * @param depth how many symbolic branches its path has
 * @param covers the branches that it is named for: those that it was the first to take
 * @param covered all branches to be covered that it takes
 * @param observations what objects say that it leaves, and what stubs were called with
 * @param identity how equal strings are written
 */
public record TestCase(
    int number,
    Input input,
    Outcome outcome,
    int depth,
    List<Branch> covers,
    List<Branch> covered,
    List<Observation> observations,
    Identity identity) {
  public TestCase {
    covers = List.copyOf(covers);
    covered = List.copyOf(covered);
    observations = List.copyOf(observations);
  }

  /** Whether equal strings of an input are one object in the written test. */
  public enum Identity {
    /** They are literals, which are one object. */
    LITERAL,
    /** Each is an object of its own, as in the run. */
    DISTINCT
  }

  /** A test without a look at what it leaves. */
  public TestCase(
      int number,
      Input input,
      Outcome outcome,
      int depth,
      List<Branch> covers,
      List<Branch> covered) {
    this(number, input, outcome, depth, covers, covered, List.of(), Identity.LITERAL);
  }

  /** This test with another outcome. */
  public TestCase ending(Outcome other) {
    return new TestCase(number, input, other, depth, covers, covered, observations, identity);
  }

  /** This test with another input, which ends with another outcome and takes the same branches. */
  public TestCase with(Input other, Outcome end) {
    return new TestCase(number, other, end, depth, covers, covered, observations, identity);
  }

  /** This test with another number, named for other branches. */
  public TestCase named(int place, List<Branch> branches) {
    return new TestCase(place, input, outcome, depth, branches, covered, observations, identity);
  }

  /** This test with all branches to be covered that it takes. */
  public TestCase covering(List<Branch> taken) {
    return new TestCase(number, input, outcome, depth, covers, taken, observations, identity);
  }

  /** This test with what objects say that it leaves. */
  public TestCase observing(List<Observation> seen) {
    return new TestCase(number, input, outcome, depth, covers, covered, seen, identity);
  }

  /** This test with another number, in which each string is an object of its own. */
  public TestCase distinct(int place) {
    return new TestCase(
        place, input, outcome, depth, covers, covered, observations, Identity.DISTINCT);
  }

  /** Whether a test can be written for it: what did not come to an end proves nothing. */
  public boolean isWritable() {
    return outcome.isAnswer();
  }

  /** What tells an exception, by its class and place, from others; empty if there is none. */
  public static String failure(Outcome outcome) {
    String text = outcome.sort() == Outcome.Sort.RETURNED ? "" : outcome.text();
    return text + outcome.remark() + outcome.failure().place();
  }
}
