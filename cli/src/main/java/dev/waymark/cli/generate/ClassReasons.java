package dev.waymark.cli.generate;

import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.reason.ReasonSearch;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.call.CallGraph;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds reasons for what is infeasible in classes, in a small share of the time. It follows the
 * runs of tests alone: which other runs there were may depend on how the entries took turns.
 */
public final class ClassReasons {
  /** One of so many parts of the time for a class. */
  private static final int SHARE = 20;

  private final Settings settings;
  private final Wanted wanted;
  private final Map<Branch, BranchReasons> found = new LinkedHashMap<>();
  private final Set<Branch> explicit = new LinkedHashSet<>();

  /** Which branches somebody wants reasons for. */
  public enum Wanted {
    /** None. */
    NONE,
    /** Those of conditions and switches. */
    EXPLICIT,
    /** All, with those of implicit checks. */
    ALL
  }

  /**
   * What was found of one class.
   *
   * @param all the reasons
   * @param explicit the branches of conditions and switches
   */
  record Found(Map<Branch, BranchReasons> all, Set<Branch> explicit) {}

  public ClassReasons(Settings settings, Wanted wanted) {
    this.settings = settings;
    this.wanted = settings.isOfBranches() ? wanted : Wanted.NONE;
  }

  /** Looks for reasons in what was found of {@code target}; several threads may do that at once. */
  Found find(ClassTarget target, ClassFindings findings, CallGraph calls) {
    if (wanted == Wanted.NONE) {
      return new Found(Map.of(), Set.of());
    }
    ReasonSearch search = new ReasonSearch(calls, settings.assertions(), ReasonSearch.FEW);
    Set<Branch> branches = new LinkedHashSet<>(ReasonSearch.infeasible(findings.verdicts()));
    for (Findings each : findings.methods()) {
      branches.addAll(ReasonSearch.infeasible(each.verdicts()));
    }
    Set<Branch> own = explicit(target);
    if (wanted == Wanted.EXPLICIT) {
      branches.retainAll(own);
    }
    long end = System.nanoTime() + settings.budget().time().toNanos() / SHARE;
    return new Found(
        search.find(branches, findings.methods(), target.methods(), () -> System.nanoTime() > end),
        own);
  }

  /** Remembers what was found of one more class. */
  void add(Found more) {
    found.putAll(more.all());
    explicit.addAll(more.explicit());
  }

  private static Set<Branch> explicit(ClassTarget target) {
    Set<Branch> branches = new LinkedHashSet<>();
    target.methods().stream()
        .filter(method -> method.hasCode())
        .flatMap(method -> method.branchPoints().stream())
        .filter(point -> point.type().isExplicit())
        .forEach(point -> branches.addAll(point.branches()));
    return branches;
  }

  /** All that was found. */
  public Map<Branch, BranchReasons> found() {
    return found;
  }

  /** What was found for conditions and switches. */
  public Map<Branch, BranchReasons> foundExplicit() {
    Map<Branch, BranchReasons> some = new LinkedHashMap<>(found);
    some.keySet().retainAll(explicit);
    return some;
  }
}
