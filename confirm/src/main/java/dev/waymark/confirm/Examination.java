package dev.waymark.confirm;

import dev.waymark.confirm.run.Order;
import dev.waymark.confirm.run.Test;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.suite.Fate;
import dev.waymark.explore.suite.Replacements;
import dev.waymark.explore.suite.Settlement;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.ClassFindings.Basis;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.report.junit.JUnitWriter.Place;
import dev.waymark.report.junit.TestClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Confirms tests, measures what those that are kept take, and says what follows for the classes
 * under test. Where a test is lost, others are tried that may take the same.
 *
 * @param program the code under test
 * @param labels which labels are objectives
 */
public record Examination(Confirmation confirmation, Program program, LabelChoice labels) {
  /** How often to look for other tests. */
  private static final int MOST_ROUNDS = 3;

  /**
   * A draft, and what is known of it so far.
   *
   * @param isLast whether to look for other tests is in vain
   */
  private record Progress(Draft first, Draft draft, Examined examined, boolean isLast) {
    Progress last() {
      return new Progress(first, draft, examined, true);
    }

    /** What is known of its tests. */
    Confirmed confirmed() {
      return new Confirmed(
          examined.classes(), examined.dropped(), examined.weakened(), Map.of(), examined.doubt());
    }
  }

  /** Examines several classes together, which is faster; the results are in the same order. */
  public List<Examined> examine(List<Draft> drafts) {
    return examine(drafts, known -> {});
  }

  /** The same, and tells each time that more is known, for those who cannot wait for the end. */
  public List<Examined> examine(List<Draft> drafts, Consumer<List<Examined>> listener) {
    List<Progress> known = examine(drafts, drafts, List.of());
    for (int round = 1; round <= MOST_ROUNDS; round++) {
      listener.accept(titled(known));
      lookForOthers(known);
    }
    return titled(known);
  }

  private static List<Examined> titled(List<Progress> known) {
    return known.stream().map(each -> Titling.of(each.draft, withoutVain(each))).toList();
  }

  /** Examines drafts again with other tests, if there are any for what was lost. */
  private void lookForOthers(List<Progress> known) {
    List<Integer> open = new ArrayList<>();
    List<Draft> firsts = new ArrayList<>();
    List<Draft> more = new ArrayList<>();
    List<Progress> before = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      Progress each = known.get(i);
      Optional<ClassFindings> replaced =
          each.examined.doubt().isEmpty() && !each.isLast
              ? Replacements.of(each.draft.found(), each.examined.findings())
              : Optional.empty();
      if (replaced.isPresent()) {
        open.add(i);
        firsts.add(each.first);
        before.add(each);
        more.add(each.draft.with(replaced.get()));
      }
    }
    List<Progress> again = examine(firsts, more, before);
    for (int i = 0; i < open.size(); i++) {
      boolean isGain = isGain(again.get(i), before.get(i));
      known.set(open.get(i), isGain ? again.get(i) : before.get(i).last());
    }
  }

  /** Tests for the sake of which others were lost are no gain, nor are those not tried in time. */
  private static boolean isGain(Progress later, Progress earlier) {
    return later.examined.doubt().isEmpty() && covered(later) >= covered(earlier);
  }

  private static long covered(Progress progress) {
    return progress.examined.findings().count(Verdict.Covered.class);
  }

  private List<Progress> examine(List<Draft> firsts, List<Draft> drafts, List<Progress> before) {
    List<Progress> progress = new ArrayList<>();
    if (drafts.isEmpty()) {
      return progress;
    }
    List<TestClass> tests = drafts.stream().flatMap(each -> each.classes().stream()).toList();
    Set<MethodModel> methods = new LinkedHashSet<>();
    drafts.forEach(each -> methods.addAll(each.methods()));
    Confirmed known = Confirmed.all(before.stream().map(Progress::confirmed).toList());
    Confirmed confirmed =
        confirmation.confirm(tests, new Measuring(program, methods, labels), known);
    for (int i = 0; i < drafts.size(); i++) {
      Draft draft = drafts.get(i);
      progress.add(new Progress(firsts.get(i), draft, examined(draft, confirmed), false));
    }
    return progress;
  }

  /** What follows for one class if all tests of {@code draft} are kept, for a reason. */
  public static Examined unconfirmed(Draft draft, String doubt) {
    return Titling.of(draft, examined(draft, Confirmed.unknown(draft.classes(), doubt)));
  }

  /** What follows for one class from what became of its tests. */
  static Examined examined(Draft draft, Confirmed confirmed) {
    boolean isMeasured = confirmed.doubt().isEmpty();
    Map<Witness, Fate> fates = isMeasured ? measured(draft, confirmed) : asRuns(draft);
    fates.putAll(dropped(draft, confirmed));
    Basis basis = isMeasured ? Basis.TESTS : Basis.RUNS;
    Settlement.Settled settled =
        Settlement.of(draft.found(), fates, beside(draft, confirmed), basis);
    Set<String> own = new HashSet<>();
    draft.classes().forEach(type -> own.add(type.name()));
    List<TestClass> kept =
        confirmed.classes().stream().filter(type -> own.contains(type.name())).toList();
    return new Examined(
        settled.findings(),
        kept,
        confirmed.dropped().stream().filter(each -> own.contains(each.testClass())).toList(),
        confirmed.weakened().stream().filter(each -> own.contains(each.testClass())).toList(),
        settled.refuted(),
        Map.of(),
        confirmed.doubt());
  }

  private static Map<Witness, Fate> measured(Draft draft, Confirmed confirmed) {
    Map<Witness, Fate> fates = new LinkedHashMap<>();
    draft
        .places()
        .forEach(
            (witness, place) -> {
              Test test = new Test(place.type().replace('/', '.'), place.method());
              fates.put(
                  witness,
                  confirmed.measured().getOrDefault(test, new Fate.Unmeasured("it was not run")));
            });
    return fates;
  }

  private static Map<Witness, Fate> dropped(Draft draft, Confirmed confirmed) {
    Map<Place, String> reasons = new HashMap<>();
    confirmed
        .dropped()
        .forEach(each -> reasons.put(new Place(each.testClass(), each.method()), each.reason()));
    Map<Witness, Fate> fates = new LinkedHashMap<>();
    draft
        .places()
        .forEach(
            (witness, place) -> {
              String reason = reasons.get(place);
              if (reason != null) {
                fates.put(witness, new Fate.Dropped(reason));
              }
            });
    return fates;
  }

  /** The fates of tests of other classes in the same file, which share what is initialized. */
  private static List<Fate> beside(Draft draft, Confirmed confirmed) {
    Set<String> own = new HashSet<>();
    draft.classes().forEach(type -> own.add(type.name().replace('/', '.')));
    Set<String> files = own.stream().map(Order::file).collect(Collectors.toSet());
    List<Fate> fates = new ArrayList<>();
    confirmed
        .measured()
        .forEach(
            (test, fate) -> {
              if (!own.contains(test.type()) && files.contains(Order.file(test.type()))) {
                fates.add(fate);
              }
            });
    return fates;
  }

  /** As if each test took what its run took. */
  private static Map<Witness, Fate> asRuns(Draft draft) {
    Map<Witness, Fate> fates = new LinkedHashMap<>();
    for (Findings each : draft.found().methods()) {
      for (TestCase test : each.tests()) {
        if (test.isWritable()) {
          Witness witness = new Witness(each.entry(), test.number());
          fates.put(witness, new Fate.Kept(new LinkedHashSet<>(test.covered())));
        }
      }
    }
    return fates;
  }

  /** Leaves out tests that were tried for others and are of no use, or took their place. */
  private static Examined withoutVain(Progress progress) {
    Examined examined = progress.examined;
    ClassFindings shown = Replacements.withoutVain(progress.first.found(), examined.findings());
    Set<Witness> left = new HashSet<>();
    shown.methods().forEach(each -> left.addAll(witnesses(each)));
    Map<Place, Witness> vain = new HashMap<>();
    progress.draft.places().forEach((witness, place) -> vain.put(place, witness));
    vain.values().removeIf(left::contains);
    List<TestClass> classes =
        examined.classes().stream()
            .map(type -> type.without(methods(vain.keySet(), type)))
            .filter(type -> !type.methods().isEmpty())
            .toList();
    List<Dropped> dropped =
        examined.dropped().stream()
            .filter(each -> !vain.containsKey(new Place(each.testClass(), each.method())))
            .toList();
    List<Weakened> weakened =
        examined.weakened().stream()
            .filter(each -> !vain.containsKey(new Place(each.testClass(), each.method())))
            .toList();
    return new Examined(
        shown, classes, dropped, weakened, examined.refuted(), Map.of(), examined.doubt());
  }

  private static List<Witness> witnesses(Findings findings) {
    return findings.tests().stream()
        .map(test -> new Witness(findings.entry(), test.number()))
        .toList();
  }

  private static Set<String> methods(Set<Place> places, TestClass type) {
    return places.stream()
        .filter(place -> place.type().equals(type.name()))
        .map(Place::method)
        .collect(Collectors.toSet());
  }
}
