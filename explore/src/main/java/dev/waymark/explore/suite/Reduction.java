package dev.waymark.explore.suite;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Conclusion;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Leaves out tests that show nothing which others do not show. To be shown are all branches that
 * are covered, those of the entry by tests of the entry itself if there are any, each exception by
 * class and place, and each entry that somebody has written.
 *
 * <p>What a test that returns can show is not left to one that throws, for code after the exception
 * would not be run.
 */
public final class Reduction {
  private final List<Conclusion> conclusions;
  private final BranchCoverage coverage;
  private final Map<Record, Integer> numbers = new HashMap<>();
  private final List<Candidate> candidates = new ArrayList<>();
  private final List<Candidate> kept = new ArrayList<>();
  private final List<Candidate> spares = new ArrayList<>();
  private final IdentityHashMap<TestCase, Integer> places = new IdentityHashMap<>();
  private final Map<Branch, Witness> witnesses = new LinkedHashMap<>();

  private Reduction(List<Conclusion> conclusions, BranchCoverage coverage) {
    this.conclusions = conclusions;
    this.coverage = coverage;
    for (int i = 0; i < conclusions.size(); i++) {
      for (TestCase test : conclusions.get(i).tests()) {
        candidates.add(new Candidate(i, test, TestGrade.of(test.outcome()), shows(i, test)));
      }
    }
  }

  private record Candidate(int entry, TestCase test, TestGrade grade, BitSet shows) {}

  /** A branch of an entry, taken by a test of the entry. */
  private record Own(int entry, Branch branch) {}

  /** An end of an entry; an empty text stands for any. */
  private record End(int entry, String text) {}

  /**
   * The same conclusions without redundant tests, and witnesses among those that are left.
   *
   * @param before the branches that need no test
   */
  public static List<Conclusion> of(
      List<Conclusion> conclusions, BranchCoverage coverage, List<Branch> before) {
    Reduction reduction = new Reduction(conclusions, coverage);
    BitSet shown = new BitSet();
    before.forEach(branch -> reduction.show(branch, shown));
    for (TestGrade grade : TestGrade.values()) {
      reduction.choose(grade, shown);
    }
    reduction.count();
    reduction.kept.forEach(reduction::witness);
    reduction.witnesses.forEach(coverage::replaceWitness);
    return reduction.reduced();
  }

  /** A method of which a branch is tested is called by a test, too. */
  private void show(Branch branch, BitSet shown) {
    shown.set(number(branch));
    for (int i = 0; i < conclusions.size(); i++) {
      shown.set(number(new Own(i, branch)));
      if (conclusions.get(i).entry().method().ref().equals(branch.method())) {
        shown.set(number(new End(i, "")));
      }
    }
  }

  private BitSet shows(int entry, TestCase test) {
    BitSet shows = new BitSet();
    MethodRef method = conclusions.get(entry).entry().method().ref();
    for (Branch branch : objectives(test)) {
      boolean isOwn = branch.method().equals(method);
      shows.set(number(isOwn ? new Own(entry, branch) : branch));
      shows.set(number(branch));
    }
    if (!conclusions.get(entry).entry().method().isOfEveryRecord()) {
      shows.set(number(new End(entry, "")));
      shows.set(number(new End(entry, TestCase.failure(test.outcome()))));
    }
    return shows;
  }

  private List<Branch> objectives(TestCase test) {
    return test.covered().stream().filter(each -> !coverage.isNoted(each)).toList();
  }

  private int number(Record shown) {
    return numbers.computeIfAbsent(shown, each -> numbers.size());
  }

  /** Keeps tests of this grade that show what the better ones do not. */
  private void choose(TestGrade grade, BitSet shown) {
    List<Candidate> choice = candidates.stream().filter(each -> each.grade == grade).toList();
    BitSet chosen = SetCover.choose(choice.stream().map(Candidate::shows).toList(), shown);
    for (int i = 0; i < choice.size(); i++) {
      (chosen.get(i) ? kept : spares).add(choice.get(i));
    }
    choice.forEach(each -> shown.or(each.shows));
  }

  /** The tests of each entry that are left get numbers without gaps. */
  private void count() {
    int[] counts = new int[conclusions.size()];
    kept.stream()
        .sorted(Comparator.comparing(each -> each.test.number()))
        .forEach(each -> places.put(each.test, ++counts[each.entry]));
  }

  /** Branches are witnessed by the first of the best tests. */
  private void witness(Candidate candidate) {
    objectives(candidate.test).forEach(each -> witnesses.putIfAbsent(each, witnessed(candidate)));
  }

  private Witness witnessed(Candidate candidate) {
    return new Witness(conclusions.get(candidate.entry).entry(), numberOf(candidate));
  }

  private int numberOf(Candidate candidate) {
    return Objects.requireNonNull(places.get(candidate.test));
  }

  private List<Conclusion> reduced() {
    List<Conclusion> reduced = new ArrayList<>();
    for (int i = 0; i < conclusions.size(); i++) {
      int entry = i;
      List<TestCase> tests =
          kept.stream()
              .filter(each -> each.entry == entry)
              .map(this::renamed)
              .sorted(Comparator.comparing(TestCase::number))
              .toList();
      List<TestCase> left = new ArrayList<>();
      spares.stream().filter(each -> each.entry == entry).forEach(each -> left.add(each.test));
      left.addAll(conclusions.get(i).spares());
      reduced.add(conclusions.get(i).with(tests, left));
    }
    return reduced;
  }

  private TestCase renamed(Candidate candidate) {
    Witness witness = witnessed(candidate);
    List<Branch> covered = objectives(candidate.test);
    return candidate.test.named(
        numberOf(candidate),
        covered.stream().filter(branch -> witness.equals(witnesses.get(branch))).toList());
  }
}
