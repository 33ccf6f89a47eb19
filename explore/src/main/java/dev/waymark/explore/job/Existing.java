package dev.waymark.explore.job;

import dev.waymark.explore.input.CodeConstants;
import dev.waymark.program.branch.Branch;
import java.util.List;

/**
 * What is known of the tests that somebody has written for a class.
 *
 * @param covered the branches that they cover, which need no other tests
 * @param constants those in the tests, which may be good inputs
 */
public record Existing(List<Branch> covered, CodeConstants constants) {
  /** There are no tests. */
  public static final Existing NONE =
      new Existing(List.of(), new CodeConstants(List.of(), List.of(), List.of()));

  public Existing {
    covered = List.copyOf(covered);
  }
}
