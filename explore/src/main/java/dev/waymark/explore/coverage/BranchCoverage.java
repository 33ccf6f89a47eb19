package dev.waymark.explore.coverage;

import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Obstacles;
import dev.waymark.explore.verdict.Standing;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.label.Label;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Which branches of some methods are covered, and by which test of which entry first. */
public final class BranchCoverage implements ObjectiveCoverage {
  private final SiteTable sites;

  /** The method of each objective, in the order of the code. */
  private final Map<Branch, MethodModel> objectives = new LinkedHashMap<>();

  /** The labels that are no objectives, of which only tests know whether they cover them. */
  private final Set<Branch> noted = new LinkedHashSet<>();

  /** Those of them that no test covers yet. */
  private final Set<Branch> unseen = new HashSet<>();

  private final Map<Branch, Witness> coveredBy = new LinkedHashMap<>();

  /** What runs took that returned: code behind it is run, too. */
  private final Set<Branch> returning = new HashSet<>();

  /** What was proved not to be coverable, by whomever. */
  private final Set<Branch> ruledOut = new LinkedHashSet<>();

  private final Exposure exposure;
  private final LabelTable table;

  /** The labels that are covered when a branch is taken. */
  private final Map<Branch, List<Branch>> byBranch = new HashMap<>();

  /** Branches that are no objectives, and not taken yet: behind them there may be labels. */
  private final Set<Branch> guides = new HashSet<>();

  private int guided;

  /** The outcomes that were looked at, so that each is looked up only once. */
  private final BitSet seen = new BitSet();

  /** The same for runs that returned. */
  private final BitSet seenReturning = new BitSet();

  public BranchCoverage(Collection<MethodModel> methods, SiteTable sites) {
    this(Objectives.of(methods), sites, new LabelTable(Map.of()));
  }

  /**
   * No coverage yet.
   *
   * @param table where labels are in the code that is run
   */
  public BranchCoverage(Objectives wanted, SiteTable sites, LabelTable table) {
    this.sites = sites;
    this.exposure = new Exposure(sites);
    this.table = table;
    for (MethodModel method : wanted.methods()) {
      for (BranchPoint point : method.branchPoints()) {
        wanted.at(point).forEach(branch -> objectives.put(branch, method));
      }
      List<Label> labels = wanted.labels().getOrDefault(method, List.of());
      labels.forEach(label -> add(label, method));
      if (!labels.isEmpty()) {
        method.branchPoints().forEach(point -> guides.addAll(point.branches()));
      }
    }
    guides.removeAll(objectives.keySet());
  }

  private void add(Label label, MethodModel method) {
    if (label.role() == Label.Role.NOTED) {
      noted.add(label.branch());
      unseen.add(label.branch());
      return;
    }
    objectives.put(label.branch(), method);
    if (label.trigger() instanceof Label.Taken taken) {
      for (Branch branch : taken.branches()) {
        byBranch.computeIfAbsent(branch, key -> new ArrayList<>()).add(label.branch());
      }
    }
  }

  /** What is to be covered, each with its method. */
  public Map<Branch, MethodModel> objectives() {
    return objectives;
  }

  /** What tests may say that they cover: the objectives, and labels that are only noted. */
  public Set<Branch> known() {
    Set<Branch> known = new LinkedHashSet<>(objectives.keySet());
    known.addAll(noted);
    return known;
  }

  /** Whether it is only noted which tests cover {@code label}. */
  public boolean isNoted(Branch label) {
    return noted.contains(label);
  }

  /** Whether {@code label} is only noted, and no test covers it yet. */
  public boolean isUnseen(Branch label) {
    return unseen.contains(label);
  }

  /** How things stand with the objectives. */
  public Map<Objective, Standing> standings() {
    Map<Objective, Standing> standings = new LinkedHashMap<>();
    objectives.forEach(
        (branch, method) ->
            standings.put(new Objective.BranchTaken(branch), standing(branch, method)));
    return standings;
  }

  /** How things stand with {@code branch}, an objective in {@code method}. */
  public Standing standing(Branch branch, MethodModel method) {
    Witness witness = coveredBy.get(branch);
    return witness == null
        ? Standing.missed(() -> Obstacles.before(branch, method))
        : Standing.covered(witness);
  }

  /** How many objectives are covered, and branches taken that may lead to others. */
  @Override
  public int count() {
    return coveredBy.size() + guided;
  }

  @Override
  public int covered() {
    return coveredBy.size();
  }

  /** Whether {@code branch} is an objective and not covered, or may lead to one, or show one. */
  @Override
  public boolean isWanted(Branch branch) {
    return isOpen(branch) || guides.contains(branch) || exposure.isWayOut(branch);
  }

  /** Whether {@code branch} is an objective, neither covered nor ruled out. */
  public boolean isOpen(Branch branch) {
    return isUncovered(branch) && !ruledOut.contains(branch);
  }

  private boolean isUncovered(Branch branch) {
    return objectives.containsKey(branch) && !coveredBy.containsKey(branch);
  }

  /** Nobody need look for {@code branches} any more; a run that takes one still covers it. */
  public void ruleOut(Collection<Branch> branches) {
    ruledOut.addAll(branches);
  }

  /** Whether a run took {@code branch}. */
  public boolean isCovered(Branch branch) {
    return coveredBy.containsKey(branch);
  }

  /** Whether {@code branch} is taken only by runs that throw where other tools do not see it. */
  boolean isHidden(Branch branch) {
    return exposure.isHidden(branch);
  }

  /** The objectives that the outcome with this number covers. */
  private List<Branch> objectives(int outcome) {
    Optional<Branch> branch = sites.branch(outcome);
    List<Branch> found = new ArrayList<>(branch.map(byBranch::get).orElse(List.of()));
    branch.ifPresent(found::add);
    table.label(outcome).map(Label::branch).ifPresent(found::add);
    found.removeIf(each -> !objectives.containsKey(each));
    return found;
  }

  private void guide(int outcome) {
    if (!guides.isEmpty() && sites.branch(outcome).filter(guides::remove).isPresent()) {
      guided++;
    }
  }

  /** Makes {@code witness} the test that covers {@code branch}, which is covered. */
  public void replaceWitness(Branch branch, Witness witness) {
    coveredBy.replace(branch, witness);
  }

  @Override
  public void restore(Entry entry, TestCase test) {
    Witness witness = new Witness(entry, test.number());
    test.covers().forEach(branch -> coveredBy.putIfAbsent(branch, witness));
    if (TestCase.failure(test.outcome()).isEmpty()) {
      returning.addAll(test.covered());
    }
  }

  /** The branches among {@code outcomes} that no test took before; in the order of the code. */
  private List<Branch> cover(BitSet outcomes, Witness witness) {
    Set<Branch> found = new LinkedHashSet<>();
    for (int i = outcomes.nextSetBit(0); i >= 0; i = outcomes.nextSetBit(i + 1)) {
      if (!seen.get(i)) {
        seen.set(i);
        objectives(i).stream().filter(this::isUncovered).forEach(found::add);
        guide(i);
      }
    }
    found.forEach(branch -> coveredBy.put(branch, witness));
    return found.size() < 2 ? List.copyOf(found) : inOrder(found);
  }

  /** Notes what a run took that returned; whether a branch is among it that none of those took. */
  private boolean isReturning(BitSet outcomes) {
    int before = returning.size();
    for (int i = outcomes.nextSetBit(0); i >= 0; i = outcomes.nextSetBit(i + 1)) {
      if (!seenReturning.get(i)) {
        seenReturning.set(i);
        returning.addAll(objectives(i));
      }
    }
    return returning.size() > before;
  }

  /** Whether something that is no branch is among {@code outcomes} for the first time. */
  public boolean isFurther(BitSet outcomes) {
    for (int i = outcomes.nextSetBit(0); i >= 0; i = outcomes.nextSetBit(i + 1)) {
      if (!seen.get(i) && !sites.site(i).isBranch()) {
        return true;
      }
    }
    return false;
  }

  /** What {@code execution} did for the first time; if it returned, first of those that did. */
  public BitSet fresh(Execution execution) {
    boolean returns = execution.outcome().sort() == Outcome.Sort.RETURNED;
    BitSet fresh = (BitSet) execution.covered().clone();
    fresh.andNot(returns ? seenReturning : seen);
    return fresh;
  }

  @Override
  public boolean isNews(Execution run, Failure failure) {
    return hasNew(run.covered(), seen, this::isUncovered)
        || failure == Failure.NEW
        || (failure == Failure.NONE && isNewsIfReturning(run.covered()));
  }

  /** Whether no run that returned took one of the branches among {@code outcomes}. */
  private boolean isNewsIfReturning(BitSet outcomes) {
    return hasNew(
        outcomes, seenReturning, each -> objectives.containsKey(each) && !returning.contains(each));
  }

  @Override
  public Gain cover(Execution run, Novelty novelty, Witness witness) {
    List<Branch> first = cover(run.covered(), witness);
    boolean isNewEnd =
        novelty.failure() == Failure.NONE
            ? isReturning(run.covered())
            : novelty.failure() == Failure.NEW;
    boolean isNotable = isNewEnd || !first.isEmpty() || novelty.isFirst();
    List<Branch> all = isNotable ? covered(run.covered()) : first;
    if (isNotable) {
      exposure.see(run, all);
    }
    all.forEach(unseen::remove);
    return new Gain(isNotable, first, all);
  }

  @Override
  public List<Branch> taken(Execution run) {
    return covered(run.covered());
  }

  private boolean hasNew(BitSet outcomes, BitSet old, Predicate<Branch> isNew) {
    for (int i = outcomes.nextSetBit(0); i >= 0; i = outcomes.nextSetBit(i + 1)) {
      if (!old.get(i) && objectives(i).stream().anyMatch(isNew)) {
        return true;
      }
    }
    return false;
  }

  /** All objectives among {@code outcomes}, and labels that are only noted. */
  public List<Branch> covered(BitSet outcomes) {
    Set<Branch> covered = new LinkedHashSet<>();
    outcomes.stream().forEach(i -> covered.addAll(objectives(i)));
    if (!noted.isEmpty()) {
      outcomes.stream()
          .mapToObj(i -> table.label(i).map(Label::branch))
          .flatMap(Optional::stream)
          .filter(noted::contains)
          .forEach(covered::add);
    }
    return List.copyOf(covered);
  }

  private List<Branch> inOrder(Set<Branch> found) {
    List<Branch> ordered = new ArrayList<>(objectives.keySet());
    ordered.retainAll(found);
    return ordered;
  }
}
