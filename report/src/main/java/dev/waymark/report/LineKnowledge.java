package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.ImpliedLines;
import dev.waymark.program.branch.ImpliedLines.Return;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which lines the tests of a class execute, as far as that follows from the branches that they
 * take; if tests are not confirmed, these are the branches that their runs took.
 */
final class LineKnowledge {
  private final Map<MethodRef, List<Branch>> taken = new HashMap<>();
  private final Map<MethodRef, List<Branch>> untaken = new HashMap<>();
  private final Set<MethodRef> returned = new HashSet<>();

  LineKnowledge(ClassFindings found) {
    found.branches().forEach(this::add);
    found.methods().stream()
        .filter(LineKnowledge::returns)
        .forEach(each -> returned.add(each.entry().method().ref()));
  }

  private void add(Branch branch, Verdict verdict) {
    if (branch.isLabel() || isDoubtful(verdict)) {
      return;
    }
    (verdict instanceof Verdict.Covered ? taken : untaken)
        .computeIfAbsent(branch.method(), key -> new ArrayList<>())
        .add(branch);
  }

  /** Whether tests may take it now and then. */
  private static boolean isDoubtful(Verdict verdict) {
    return verdict instanceof Verdict.Open open
        && open.doubts().stream().anyMatch(each -> each.kind() == Doubt.Kind.TEST);
  }

  private static boolean returns(Findings findings) {
    return isCalledItself(findings.entry().method())
        && findings.tests().stream().anyMatch(test -> isReturning(findings, test));
  }

  private static boolean isReturning(Findings findings, TestCase test) {
    return test.outcome().sort() == Outcome.Sort.RETURNED
        && !findings.dropped().containsKey(test.number());
  }

  /** Whether no call of the method can lead to another that overrides it. */
  private static boolean isCalledItself(MethodModel method) {
    return method.isStatic()
        || method.isPrivate()
        || method.isFinal()
        || method.name().equals("<init>")
        || (!method.owner().isAbstract()
            && method.owner().program().subtypes(method.owner().name()).isEmpty());
  }

  ImpliedLines of(MethodModel method) {
    return ImpliedLines.of(
        method.cfg(),
        method.branchPoints(),
        taken.getOrDefault(method.ref(), List.of()),
        untaken.getOrDefault(method.ref(), List.of()),
        returned.contains(method.ref()) ? Return.KNOWN : Return.UNKNOWN);
  }
}
