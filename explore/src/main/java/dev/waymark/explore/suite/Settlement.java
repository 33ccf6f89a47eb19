package dev.waymark.explore.suite;

import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.ClassFindings.Basis;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Input;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What there is to say of a class once the fate of its tests is known. Covered is what tests take
 * that were kept, each time that they were measured; what only runs took, or tests now and then, is
 * open, with the reason.
 *
 * <p>Of several tests that take an objective, one that returns is named before one that throws, for
 * other tools may not see a branch that an exception follows. Costs the number of tests times the
 * number of objectives.
 */
public final class Settlement {
  private final ClassFindings found;
  private final Map<Witness, Fate> fates;
  private final List<Test> tests = new ArrayList<>();
  private final List<Fate.Kept> all = new ArrayList<>();
  private final Set<Branch> everTaken = new HashSet<>();
  private final List<Objective> refuted = new ArrayList<>();
  private final Losers losers;

  private Settlement(ClassFindings found, Map<Witness, Fate> fates, Collection<Fate> beside) {
    this.found = found;
    this.fates = fates;
    beside.forEach(this::addKept);
    for (Findings each : found.methods()) {
      each.tests().forEach(test -> add(new Witness(each.entry(), test.number()), test));
    }
    tests.sort(Comparator.comparing(Test::grade));
    tests.forEach(test -> everTaken.addAll(test.kept.ever()));
    this.losers = new Losers(found, fates);
  }

  /** A test that is kept, and what it takes. */
  private record Test(Witness witness, TestGrade grade, Fate.Kept kept) {}

  private void add(Witness witness, TestCase test) {
    if (fates.get(witness) instanceof Fate.Kept kept) {
      tests.add(new Test(witness, TestGrade.of(test.outcome()), kept));
      all.add(kept);
    }
  }

  private void addKept(Fate fate) {
    if (fate instanceof Fate.Kept kept) {
      all.add(kept);
    }
  }

  /**
   * What is known now.
   *
   * @param findings with verdicts that follow from tests, which are named for what they cover
   * @param refuted objectives that a test takes though they were proved infeasible: never, unless
   *     the proof is wrong
   */
  public record Settled(ClassFindings findings, List<Objective> refuted) {}

  /**
   * Settles what is {@code found}.
   *
   * @param fates what became of each test that was written
   */
  public static Settled of(ClassFindings found, Map<Witness, Fate> fates, Basis basis) {
    return of(found, fates, List.of(), basis);
  }

  /**
   * The same with tests of other classes {@code beside}, one of which may be the first to come, and
   * so take what others take in its place.
   */
  public static Settled of(
      ClassFindings found, Map<Witness, Fate> fates, Collection<Fate> beside, Basis basis) {
    Settlement settlement = new Settlement(found, fates, beside);
    Map<Objective, Witness> witnesses = settlement.witnesses();
    Map<Objective, Verdict> verdicts = settlement.verdicts(found.verdicts(), witnesses);
    List<Findings> methods =
        found.methods().stream().map(each -> settlement.settled(each, witnesses)).toList();
    return new Settled(
        new ClassFindings(found.type(), methods, verdicts, found.skipped(), basis),
        settlement.refuted);
  }

  private Map<Objective, Witness> witnesses() {
    Map<Branch, Witness> first = new LinkedHashMap<>();
    tests.forEach(
        test -> test.kept.always().forEach(each -> first.putIfAbsent(each, test.witness)));
    Set<Branch> shared = Relay.of(all);
    for (Test test : tests) {
      test.kept.ever().stream()
          .filter(shared::contains)
          .forEach(each -> first.putIfAbsent(each, test.witness));
    }
    Map<Objective, Witness> witnesses = new LinkedHashMap<>();
    for (Objective each : found.verdicts().keySet()) {
      if (each instanceof Objective.BranchTaken taken && first.containsKey(taken.branch())) {
        witnesses.put(each, first.get(taken.branch()));
      }
    }
    found.methods().forEach(each -> addPaths(each, witnesses));
    return witnesses;
  }

  /** A test takes the path of its run if it takes the same branches. */
  private void addPaths(Findings method, Map<Objective, Witness> witnesses) {
    for (Objective each : method.verdicts().keySet()) {
      method.tree().attempts().stream()
          .filter(attempt -> attempt.test() > 0 && isAbout(attempt, each))
          .flatMap(attempt -> testsOf(method, attempt))
          .filter(test -> isAsRun(method, test))
          .findFirst()
          .ifPresent(test -> witnesses.put(each, new Witness(method.entry(), test.number())));
    }
  }

  /** The test of an attempt, and others with the same input. */
  private static Stream<TestCase> testsOf(Findings method, Attempt attempt) {
    List<Input> inputs =
        method.tests().stream()
            .filter(test -> test.number() == attempt.test())
            .map(TestCase::input)
            .toList();
    return method.tests().stream().filter(test -> inputs.contains(test.input()));
  }

  private static boolean isAbout(Attempt attempt, Objective objective) {
    if (objective instanceof Objective.ArcTaken arc) {
      return attempt.tokens().contains(arc.arc());
    }
    return objective instanceof Objective.PathTaken path
        && attempt.kind() == Attempt.Kind.COVERED
        && attempt.text().equals(path.name());
  }

  private boolean isAsRun(Findings method, TestCase test) {
    return fates.get(new Witness(method.entry(), test.number())) instanceof Fate.Kept kept
        && kept.times().stream()
            .allMatch(time -> own(method, test.covered()).equals(own(method, time.taken())));
  }

  private static Set<Branch> own(Findings method, Iterable<Branch> branches) {
    Set<Branch> own = new HashSet<>();
    for (Branch each : branches) {
      if (each.method().equals(method.entry().method().ref())) {
        own.add(each);
      }
    }
    return own;
  }

  private Map<Objective, Verdict> verdicts(
      Map<Objective, Verdict> before, Map<Objective, Witness> witnesses) {
    Map<Objective, Verdict> verdicts = new LinkedHashMap<>();
    before.forEach(
        (objective, verdict) -> {
          Witness witness = witnesses.get(objective);
          boolean isBefore = verdict instanceof Verdict.Covered known && known.isBefore();
          verdicts.put(objective, isBefore ? verdict : settled(objective, verdict, witness));
        });
    return verdicts;
  }

  private Verdict settled(Objective objective, Verdict verdict, @Nullable Witness witness) {
    return witness == null ? missed(objective, verdict) : covered(objective, verdict, witness);
  }

  private Verdict missed(Objective objective, Verdict verdict) {
    if (verdict instanceof Verdict.Covered covered) {
      return new Verdict.Open(losers.doubts(objective, covered));
    }
    if (!isEverTaken(objective)) {
      return verdict;
    }
    refute(objective, verdict);
    List<Doubt> doubts = new ArrayList<>(List.of(Losers.sometimes("a test")));
    if (verdict instanceof Verdict.Open open) {
      doubts.addAll(open.doubts());
    }
    return Verdict.Open.of(doubts);
  }

  private boolean isEverTaken(Objective objective) {
    return objective instanceof Objective.BranchTaken taken && everTaken.contains(taken.branch());
  }

  private void refute(Objective objective, Verdict verdict) {
    if (verdict instanceof Verdict.Infeasible && !refuted.contains(objective)) {
      refuted.add(objective);
    }
  }

  private Verdict covered(Objective objective, Verdict verdict, Witness witness) {
    refute(objective, verdict);
    String entry = found.methods().size() == 1 ? "" : witness.entry().method().name();
    return new Verdict.Covered(witness.test(), entry);
  }

  private Findings settled(Findings method, Map<Objective, Witness> witnesses) {
    Map<Witness, List<Branch>> named =
        witnesses.entrySet().stream()
            .filter(each -> each.getKey() instanceof Objective.BranchTaken)
            .collect(
                Collectors.groupingBy(
                    Map.Entry::getValue,
                    Collectors.mapping(
                        each -> ((Objective.BranchTaken) each.getKey()).branch(),
                        Collectors.toList())));
    Map<Integer, String> dropped = new LinkedHashMap<>();
    List<TestCase> renamed = new ArrayList<>();
    for (TestCase test : method.tests()) {
      Witness witness = new Witness(method.entry(), test.number());
      if (fates.get(witness) instanceof Fate.Dropped fate) {
        dropped.put(test.number(), fate.reason());
      }
      boolean isNamedForBranches = !method.isOfPaths() && fates.get(witness) instanceof Fate.Kept;
      renamed.add(
          isNamedForBranches
              ? test.named(test.number(), named.getOrDefault(witness, List.of()))
              : test);
    }
    return method.with(renamed, verdicts(method.verdicts(), witnesses), dropped);
  }
}
