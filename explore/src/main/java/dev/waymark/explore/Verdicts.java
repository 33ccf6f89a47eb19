package dev.waymark.explore;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What follows for a branch from the explorations of the entries that all ways to it begin with.
 */
final class Verdicts {
  private static final int MOST_TOLD = 5;

  private final BranchCoverage coverage;

  Verdicts(BranchCoverage coverage) {
    this.coverage = coverage;
  }

  /** The verdict on {@code branch} after all explorations that there were. */
  Verdict of(Branch branch, WaysIn.Ways ways, Collection<Conclusion> all) {
    BranchCoverage.Witness witness = coverage.witness(branch);
    if (witness != null) {
      String entry = all.size() == 1 ? "" : witness.entry().method().name();
      return new Verdict.Covered(witness.test(), entry);
    }
    List<Conclusion> decisive =
        all.stream().filter(each -> ways.entries().contains(each.entry().method())).toList();
    Set<String> obstacles = obstacles(branch, ways, decisive);
    return obstacles.isEmpty() ? infeasible(decisive) : new Verdict.Open(told(obstacles));
  }

  private static String told(Set<String> obstacles) {
    int left = obstacles.size() - MOST_TOLD;
    String first = obstacles.stream().limit(MOST_TOLD).collect(Collectors.joining("; "));
    return left <= 0 ? first : first + "; and " + left + " more";
  }

  private Set<String> obstacles(Branch branch, WaysIn.Ways ways, List<Conclusion> decisive) {
    Set<String> obstacles = new TreeSet<>(ways.obstacles());
    for (Conclusion each : decisive) {
      obstacles.addAll(each.doubts());
      if (each.stop() != StopReason.EXHAUSTED) {
        obstacles.add(each.stop().toString());
      }
    }
    if (obstacles.isEmpty() && decisive.size() < ways.entries().size()) {
      obstacles.add("not all that leads there was explored");
    }
    if (obstacles.isEmpty() && mayFollowError(branch, ways)) {
      obstacles.add("errors of the virtual machine may lead there");
    }
    if (obstacles.isEmpty() && Prologue.includes(methodOf(branch), branch.instruction())) {
      obstacles.add("not seen before the constructor of the superclass is called");
    }
    return obstacles;
  }

  private MethodModel methodOf(Branch branch) {
    return Objects.requireNonNull(coverage.objectives().get(branch));
  }

  private boolean mayFollowError(Branch branch, WaysIn.Ways ways) {
    return VmErrors.mayPrecede(methodOf(branch), branch.instruction())
        || ways.afterErrors().getAsBoolean();
  }

  private static Verdict infeasible(List<Conclusion> decisive) {
    Set<String> bounds = new LinkedHashSet<>();
    Set<String> assumptions = new LinkedHashSet<>();
    for (Conclusion each : decisive) {
      bounds.addAll(each.bounds());
      assumptions.addAll(each.assumptions());
    }
    String given = String.join(", ", assumptions);
    return bounds.isEmpty()
        ? new Verdict.Infeasible(given)
        : new Verdict.InfeasibleWithinBounds(String.join(", ", bounds), given);
  }
}
