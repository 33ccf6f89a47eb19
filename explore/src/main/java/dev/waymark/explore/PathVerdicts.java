package dev.waymark.explore;

import dev.waymark.path.tree.CoveredArcs;
import dev.waymark.path.tree.PathCoverage;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.path.tree.Token;
import dev.waymark.path.tree.TokenNames;
import dev.waymark.program.MethodModel;
import dev.waymark.target.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What follows for abstract paths and arcs from an exploration. An abstract path is covered, or it
 * begins as one that is covered and then takes an arc that none of them takes.
 */
final class PathVerdicts {
  private final Entry entry;
  private final PathCriterion criterion;
  private final PathCoverage coverage;
  private final List<Attempt> attempts;
  private final Conclusion conclusion;
  private final TokenNames names;

  PathVerdicts(
      Entry entry,
      PathCriterion criterion,
      PathCoverage coverage,
      List<Attempt> attempts,
      Conclusion conclusion) {
    this.entry = entry;
    this.criterion = criterion;
    this.coverage = coverage;
    this.attempts = attempts;
    this.conclusion = conclusion;
    this.names = new TokenNames(entry.method());
  }

  PathFindings findings(int solverCalls) {
    Map<String, Verdict> objectives =
        coverage instanceof CoveredArcs arcs ? ofArcs(arcs) : ofPaths();
    return new PathFindings(
        criterion, objectives, attempts, solverCalls, conclusion.findings(Map.of()));
  }

  private Map<String, Verdict> ofArcs(CoveredArcs arcs) {
    Map<String, Verdict> verdicts = new LinkedHashMap<>();
    for (Token each : arcs.objectives()) {
      verdicts.put(
          names.of(each), arcs.isCovered(each) ? coveredBy(each) : missed(mayFollowError(each)));
    }
    return verdicts;
  }

  private Verdict coveredBy(Token arc) {
    for (Attempt each : attempts) {
      if (each.test() > 0 && each.tokens().contains(arc)) {
        return new Verdict.Covered(each.test(), "");
      }
    }
    throw new IllegalStateException("covered by no test: " + arc);
  }

  private boolean mayFollowError(Token arc) {
    return TokenNames.statements(arc).stream().anyMatch(this::mayFollowError);
  }

  private boolean mayFollowError(int statement) {
    MethodModel method = entry.method();
    return VmErrors.mayPrecede(method, method.code().instructionOf(statement));
  }

  private Map<String, Verdict> ofPaths() {
    Map<String, Verdict> verdicts = new LinkedHashMap<>();
    Set<List<Token>> beginnings = new LinkedHashSet<>();
    for (Attempt each : attempts) {
      if (each.kind() == Attempt.Kind.COVERED || each.kind() == Attempt.Kind.REDUNDANT) {
        for (int i = 0; i <= each.tokens().size(); i++) {
          beginnings.add(each.tokens().subList(0, i));
        }
      }
    }
    for (Attempt each : maximal()) {
      verdicts.putIfAbsent(each.text(), new Verdict.Covered(each.test(), ""));
    }
    boolean mayFollowError =
        VmErrors.mayHide(entry.method())
            || entry.method().branchPoints().stream()
                .anyMatch(each -> mayFollowError(each.statement()));
    Set<List<Token>> told = new LinkedHashSet<>();
    for (Attempt each : attempts) {
      if (each.test() == 0 && !beginnings.contains(each.tokens()) && told.add(each.tokens())) {
        verdicts.putIfAbsent(each.text() + " ...", missed(mayFollowError));
      }
    }
    return verdicts;
  }

  /** Those that no other run covers. */
  private List<Attempt> maximal() {
    List<Attempt> covered =
        attempts.stream().filter(each -> each.kind() == Attempt.Kind.COVERED).toList();
    return covered.stream()
        .filter(each -> covered.stream().noneMatch(other -> isLonger(other, each)))
        .toList();
  }

  private static boolean isLonger(Attempt other, Attempt attempt) {
    List<Token> a = other.tokens();
    List<Token> b = attempt.tokens();
    if (a.size() != b.size() || a.equals(b)) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!a.get(i).covers(b.get(i))) {
        return false;
      }
    }
    return true;
  }

  private Verdict missed(boolean mayFollowError) {
    Set<String> obstacles = new TreeSet<>(conclusion.doubts());
    if (conclusion.stop() != StopReason.EXHAUSTED) {
      obstacles.add(conclusion.stop().toString());
    }
    if (obstacles.isEmpty() && mayFollowError) {
      obstacles.add("errors of the virtual machine may lead there");
    }
    if (!obstacles.isEmpty()) {
      return new Verdict.Open(String.join("; ", obstacles));
    }
    String given = String.join(", ", conclusion.assumptions());
    List<String> bounds = new ArrayList<>(conclusion.bounds());
    return bounds.isEmpty()
        ? new Verdict.Infeasible(given)
        : new Verdict.InfeasibleWithinBounds(String.join(", ", bounds), given);
  }
}
