package dev.waymark.explore.suite;

import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.objective.TestCase.Identity;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.target.Shape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * More tests for what runs took and no test takes: those whose strings are distinct objects, as
 * they were in the run, and then those that seemed redundant. Each is tried once.
 */
public final class Replacements {
  private final ClassFindings found;
  private final List<Objective> lost;
  private final List<List<TestCase>> tests = new ArrayList<>();
  private final List<List<TestCase>> spares = new ArrayList<>();
  private final BitSet regained = new BitSet();

  private Replacements(ClassFindings found, ClassFindings settled) {
    this.found = found;
    this.lost =
        found.verdicts().keySet().stream()
            .filter(each -> found.verdicts().get(each) instanceof Verdict.Covered)
            .filter(each -> !(settled.verdicts().get(each) instanceof Verdict.Covered))
            .toList();
    for (Findings each : found.methods()) {
      tests.add(new ArrayList<>(each.tests()));
      spares.add(new ArrayList<>(each.spares()));
    }
  }

  /** A test that may be added for what it gains. */
  private record Candidate(int method, TestCase test, TestGrade grade, BitSet gain) {}

  /**
   * The same with more tests, which have the highest numbers.
   *
   * @param settled what tests cover of what is found
   * @return empty if there is nothing to add
   */
  public static Optional<ClassFindings> of(ClassFindings found, ClassFindings settled) {
    Replacements replacements = new Replacements(found, settled);
    if (replacements.lost.isEmpty()) {
      return Optional.empty();
    }
    List<Candidate> twins = replacements.candidates(replacements.tests);
    twins.removeIf(each -> !replacements.mayDiffer(each));
    replacements.choose(twins);
    replacements.choose(replacements.candidates(replacements.spares));
    return replacements.regained.isEmpty() ? Optional.empty() : Optional.of(replacements.result());
  }

  private List<Candidate> candidates(List<List<TestCase>> choice) {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < choice.size(); i++) {
      for (TestCase test : choice.get(i)) {
        BitSet gain = gain(found.methods().get(i), test);
        if (!gain.isEmpty() && test.isWritable()) {
          candidates.add(new Candidate(i, test, TestGrade.of(test.outcome()), gain));
        }
      }
    }
    return candidates;
  }

  private BitSet gain(Findings method, TestCase test) {
    BitSet gain = new BitSet();
    for (int i = 0; i < lost.size(); i++) {
      Objective each = lost.get(i);
      boolean isGained =
          each instanceof Objective.BranchTaken taken
              ? test.covered().contains(taken.branch())
              : method.verdicts().get(each) instanceof Verdict.Covered covered
                  && covered.test() == test.number();
      gain.set(i, isGained);
    }
    return gain;
  }

  /** Whether a test has literals, and has not been tried with distinct objects yet. */
  private boolean mayDiffer(Candidate candidate) {
    TestCase test = candidate.test;
    return test.identity() == Identity.LITERAL
        && test.input().arguments().stream().anyMatch(Replacements::hasLiteral)
        && tests.get(candidate.method).stream()
            .noneMatch(
                each -> each.identity() == Identity.DISTINCT && each.input().equals(test.input()));
  }

  private static boolean hasLiteral(Shape shape) {
    return shape instanceof Shape.Text || shape.parts().stream().anyMatch(Replacements::hasLiteral);
  }

  private void choose(List<Candidate> candidates) {
    for (TestGrade grade : TestGrade.values()) {
      List<Candidate> choice = candidates.stream().filter(each -> each.grade == grade).toList();
      BitSet chosen = SetCover.choose(choice.stream().map(Candidate::gain).toList(), regained);
      chosen.stream().mapToObj(choice::get).forEach(this::add);
    }
  }

  private void add(Candidate candidate) {
    List<TestCase> all = tests.get(candidate.method);
    int number = last(all) + 1;
    boolean isSpare = spares.get(candidate.method).remove(candidate.test);
    all.add(
        isSpare
            ? candidate.test.named(number, candidate.test.covers())
            : candidate.test.distinct(number));
    regained.or(candidate.gain);
  }

  private ClassFindings result() {
    List<Findings> methods = new ArrayList<>();
    for (int i = 0; i < tests.size(); i++) {
      methods.add(found.methods().get(i).with(tests.get(i), spares.get(i)));
    }
    return found.with(methods);
  }

  /**
   * {@code settled} without tests that were added to what was {@code first} and show nothing, and
   * without those whose likes with distinct objects are kept, if they were dropped or take another
   * path than said.
   */
  public static ClassFindings withoutVain(ClassFindings first, ClassFindings settled) {
    List<Findings> methods = new ArrayList<>();
    for (int i = 0; i < settled.methods().size(); i++) {
      Findings method = settled.methods().get(i);
      int known = last(first.methods().get(i).tests());
      List<TestCase> shown =
          method.tests().stream()
              .filter(test -> test.number() <= known || isShown(method, test))
              .toList();
      methods.add(
          method.with(
              shown.stream().filter(test -> !isReplaced(method, test, shown)).toList(),
              method.spares()));
    }
    return settled.with(methods);
  }

  private static int last(List<TestCase> tests) {
    return tests.stream().mapToInt(TestCase::number).max().orElse(0);
  }

  private static boolean isShown(Findings method, TestCase test) {
    return isDropped(method, test)
        || !test.covers().isEmpty()
        || (method.isOfPaths()
            && method.verdicts().values().stream()
                .anyMatch(
                    each ->
                        each instanceof Verdict.Covered covered
                            && covered.test() == test.number()));
  }

  private static boolean isDropped(Findings method, TestCase test) {
    return method.dropped().containsKey(test.number());
  }

  private static boolean isReplaced(Findings method, TestCase test, List<TestCase> all) {
    return test.identity() == Identity.LITERAL
        && (isDropped(method, test) || method.isOfPaths())
        && all.stream()
            .anyMatch(
                each ->
                    each.identity() == Identity.DISTINCT
                        && !isDropped(method, each)
                        && each.input().equals(test.input()));
  }
}
