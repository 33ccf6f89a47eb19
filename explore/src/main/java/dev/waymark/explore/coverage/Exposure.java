package dev.waymark.explore.coverage;

import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Execution;
import dev.waymark.target.wire.Failure;
import dev.waymark.target.wire.Outcome;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The branches that other tools see as well. They count a branch only after it, when their next
 * probe is run, which an exception may prevent. They have one before a {@code throw} of the same
 * method, but none before a check of the virtual machine or in the middle of a call.
 */
final class Exposure {
  private static final Set<String> OF_VIRTUAL_MACHINE =
      Set.of(
          "java.lang.ArithmeticException",
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.ArrayStoreException",
          "java.lang.ClassCastException",
          "java.lang.NegativeArraySizeException",
          "java.lang.NullPointerException");

  private final Set<Branch> shown = new HashSet<>();
  private final Set<Branch> hidden = new HashSet<>();

  /** The other outcomes of checks that failed in runs which hide something. */
  private final Set<Branch> waysOut = new HashSet<>();

  private final SiteTable sites;

  Exposure(SiteTable sites) {
    this.sites = sites;
  }

  /** Notes what {@code execution} took. */
  void see(Execution execution, List<Branch> taken) {
    Outcome outcome = execution.outcome();
    for (Branch each : taken) {
      if (outcome.sort() == Outcome.Sort.RETURNED || isThrownIn(each, outcome)) {
        shown.add(each);
        hidden.remove(each);
      } else if (outcome.sort() == Outcome.Sort.THREW && !shown.contains(each)) {
        hidden.add(each);
      }
    }
    if (outcome.sort() == Outcome.Sort.THREW && taken.stream().anyMatch(hidden::contains)) {
      execution.covered().stream().forEach(this::addWayOut);
    }
  }

  private void addWayOut(int outcome) {
    Site site = sites.site(outcome);
    if (site.isFailure(outcome - site.id())) {
      waysOut.add(site.branch(0));
    }
  }

  /** Whether {@code branch} may lead on where an exception hides others. */
  boolean isWayOut(Branch branch) {
    return !hidden.isEmpty() && waysOut.contains(branch);
  }

  private static boolean isThrownIn(Branch branch, Outcome outcome) {
    Failure failure = outcome.failure();
    String method = branch.method().owner().replace('/', '.') + "." + branch.method().name() + ":";
    return outcome.sort() == Outcome.Sort.THREW
        && failure.through().isEmpty()
        && failure.place().startsWith(method)
        && !OF_VIRTUAL_MACHINE.contains(outcome.text());
  }

  /** Whether an exception hides {@code branch} each time that it is taken. */
  boolean isHidden(Branch branch) {
    return hidden.contains(branch);
  }
}
