package dev.waymark.explore.paths;

import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.Attempt.Kind;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Obstacles;
import dev.waymark.explore.verdict.Standing;
import dev.waymark.explore.verdict.VmErrors;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.path.tree.CoveredArcs;
import dev.waymark.path.tree.PathCoverage;
import dev.waymark.path.tree.Token;
import dev.waymark.path.tree.TokenNames;
import dev.waymark.program.MethodModel;
import dev.waymark.target.Entry;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * How things stand with abstract paths and arcs after an exploration. An abstract path is covered,
 * or it begins as one that is covered and then takes an arc that none of them takes. Whatever is
 * open may lead to others, wherever it ends.
 */
final class PathStandings {
  private final Entry entry;
  private final List<Attempt> attempts;
  private final Map<Objective, Standing> standings = new LinkedHashMap<>();

  private PathStandings(Entry entry, List<Attempt> attempts) {
    this.entry = entry;
    this.attempts = attempts;
  }

  /**
   * Those of all objectives of {@code entry}, in the order of the code, or of discovery.
   *
   * @param doubts why there may be paths that nobody has seen
   */
  static Map<Objective, Standing> of(
      Entry entry, PathCoverage coverage, List<Attempt> attempts, Set<Doubt> doubts) {
    PathStandings made = new PathStandings(entry, attempts);
    if (coverage instanceof CoveredArcs arcs) {
      made.addArcs(arcs);
    } else {
      made.addPaths();
      made.addUnseen(doubts);
    }
    return made.standings;
  }

  private void addArcs(CoveredArcs arcs) {
    TokenNames names = new TokenNames(entry.method());
    for (Token each : arcs.objectives()) {
      standings.put(
          new Objective.ArcTaken(each, names.of(each)),
          arcs.isCovered(each)
              ? Standing.covered(witness(first(each)))
              : Standing.missed(() -> mayFollowError(each) ? Set.of(Obstacles.ERRORS) : Set.of()));
    }
  }

  private int first(Token arc) {
    for (Attempt each : attempts) {
      if (each.test() > 0 && each.tokens().contains(arc)) {
        return each.test();
      }
    }
    throw new IllegalStateException("covered by no test: " + arc);
  }

  private Witness witness(int test) {
    return new Witness(entry, test);
  }

  private boolean mayFollowError(Token arc) {
    return TokenNames.statements(arc).stream().anyMatch(this::mayFollowError);
  }

  private boolean mayFollowError(int statement) {
    MethodModel method = entry.method();
    return VmErrors.mayPrecede(method, method.code().instructionOf(statement));
  }

  private boolean mayFollowError() {
    return VmErrors.mayHide(entry.method())
        || entry.method().branchPoints().stream()
            .anyMatch(each -> mayFollowError(each.statement()));
  }

  private void addPaths() {
    Set<List<Token>> beginnings = new LinkedHashSet<>();
    for (Attempt each : attempts) {
      if (each.kind() == Kind.COVERED || each.kind() == Kind.REDUNDANT) {
        for (int i = 0; i <= each.tokens().size(); i++) {
          beginnings.add(each.tokens().subList(0, i));
        }
      }
    }
    for (Attempt each : maximal()) {
      standings.putIfAbsent(path(each.text()), Standing.covered(witness(each.test())));
    }
    Set<List<Token>> told = new LinkedHashSet<>();
    Standing missed = Standing.missed(() -> mayFollowError() ? Set.of(Obstacles.ERRORS) : Set.of());
    for (Attempt each : attempts) {
      boolean isMissed = each.kind() == Kind.INFEASIBLE && !beginnings.contains(each.tokens());
      if (isMissed && told.add(each.tokens())) {
        standings.putIfAbsent(beyond(each), missed);
      }
    }
    addOpen();
  }

  /** Where nobody knows what comes, there may be anything. */
  private void addOpen() {
    Doubt doubt = new Doubt(Doubt.Kind.UNTRIED, "what comes next is unknown");
    Set<Doubt> doubts = new TreeSet<>(Set.of(doubt));
    for (Attempt each : attempts) {
      if (each.kind() == Kind.OPEN) {
        standings.put(beyond(each), Standing.missed(() -> doubts));
      }
    }
  }

  /** An object of a class that was not tried may go its own way from the beginning. */
  private void addUnseen(Set<Doubt> doubts) {
    if (doubts.stream().anyMatch(each -> each.kind() == Doubt.Kind.STATES)) {
      standings.putIfAbsent(path("..."), Standing.missed(Set::of));
    }
  }

  private Objective beyond(Attempt attempt) {
    return path((attempt.text() + " ...").strip());
  }

  private Objective path(String text) {
    return new Objective.PathTaken(entry.method().ref(), text);
  }

  /** Those that no other run covers. */
  private List<Attempt> maximal() {
    List<Attempt> covered = attempts.stream().filter(each -> each.kind() == Kind.COVERED).toList();
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
}
